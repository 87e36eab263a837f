// Where people find each other, fetched together.

export { AccountPage } from "./account/page";
export { ChallengePage } from "./challenge/page";
export { LobbyPage } from "./lobby/page";
export { RatingsPage } from "./ratings/page";
