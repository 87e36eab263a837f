// Where finished games are looked at, fetched together.

export { FramedPage } from "./replay/framed";
export { DropPage } from "./review/drop";
export { ReviewPage } from "./review/page";
