import type { ComponentChildren } from "preact";
import { words } from "../words";
import { AccountLink } from "./account-link";
import { LobbyLink, RatingsLink } from "./ratings-link";
import { TopBar } from "./topbar";

const WAYS = { lobby: LobbyLink, ratings: RatingsLink, account: AccountLink } as const;

interface PageProps {
  /** What the first link of the page says, which leads past the bar to `#main`; none where there is next to nothing to come to. */
  readonly skip?: string;
  /** Where the bar leads besides. */
  readonly ways?: readonly (keyof typeof WAYS)[];
  readonly look?: string;
  readonly children: ComponentChildren;
}

/** A page beside the board: the way past the bar, the bar, and what the page is about. */
export function Page({ skip, ways = [], look = "", children }: PageProps) {
  return (
    <div class={`page ${look}`}>
      {skip && (
        <nav class="skips" aria-label={words("skips")}>
          <a href="#main">{skip}</a>
        </nav>
      )}
      <TopBar>
        {ways.map((way) => {
          const Way = WAYS[way];
          return <Way key={way} />;
        })}
      </TopBar>
      {children}
    </div>
  );
}
