import { Store } from "../store";
import { browser, Line, type Surroundings } from "./line";
import type { LinkState } from "./room";

/** What a socket tells, message by message; it is made anew whenever it breaks. */
export class Feed<T extends { readonly type: string }> {
  readonly link = new Store<LinkState>("connecting");
  readonly #line: Line;

  /** `heard` is called with every message, `opened` with every new connection. */
  constructor(
    url: string,
    heard: (message: T) => void,
    opened: () => void = () => {},
    around: Surroundings = browser,
  ) {
    this.#line = new Line(
      url,
      {
        opened: () => {
          this.#line.settle();
          this.link.set("open");
          opened();
        },
        heard: (data) => {
          const message = read<T>(data);
          if (message) heard(message);
        },
        broke: (how) => this.link.set(how),
      },
      around,
    );
  }

  /** Says something; false when there is no connection now. */
  say(message: { readonly type: string }): boolean {
    return this.#line.send(message);
  }

  close(): void {
    this.#line.close();
  }
}

function read<T>(text: unknown): T | null {
  try {
    const data: unknown = JSON.parse(String(text));
    return typeof data === "object" && data !== null && "type" in data ? (data as T) : null;
  } catch {
    return null;
  }
}

/** The address of a socket on the club that this page came from. */
export function feedUrl(path: string, location: { protocol: string; host: string }): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
}
