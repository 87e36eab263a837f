import { render } from "preact";
import { App } from "./app";
import { startRouting } from "./route";
import { followTheme, settings } from "./settings";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/board.css";
import "./style/start.css";
import "./style/game.css";
import "./style/tray.css";
import "./style/sheets.css";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
followTheme(settings);
startRouting();
render(<App />, root);
