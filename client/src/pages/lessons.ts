// Where games are learned, fetched together.

export { LearnPage } from "./learn/page";
export { RulesPage } from "./rules/page";
