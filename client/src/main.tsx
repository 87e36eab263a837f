import { render } from "preact";
import "./styles.css";
import { title } from "./title";

function App() {
  return (
    <main>
      <h1>Hexagora</h1>
    </main>
  );
}

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
document.title = title(null);
render(<App />, root);
