// Games that are part of something, and positions to try out, fetched together.

export { DayPage } from "./daily/day";
export { DailyPage } from "./daily/page";
export { PracticePage } from "./practice/page";
export { SurvivalPage } from "./survival/page";
