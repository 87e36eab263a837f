import { useEffect } from "preact/hooks";
import { Patterns } from "./board/patterns";
import { AccountPage } from "./pages/account/page";
import { ChallengePage } from "./pages/challenge/page";
import { DayPage } from "./pages/daily/day";
import { DailyPage } from "./pages/daily/page";
import { GamePage } from "./pages/game/page";
import { LobbyPage } from "./pages/lobby/page";
import { PracticePage } from "./pages/practice/page";
import { RatingsPage } from "./pages/ratings/page";
import { FramedPage } from "./pages/replay/framed";
import { ReplayPage } from "./pages/replay/page";
import { StartPage } from "./pages/start/page";
import { SurvivalPage } from "./pages/survival/page";
import { type Route, route } from "./route";
import { useStore } from "./store";
import { title } from "./title";
import { voice } from "./voice";

/** What screen readers are told as it happens. */
function Voice() {
  const { polite, urgent } = useStore(voice);
  return (
    <div class="unseen">
      <div role="status" aria-live="polite" data-testid="voice">
        {polite}
      </div>
      <div role="alert" aria-live="assertive" data-testid="voice-urgent">
        {urgent}
      </div>
    </div>
  );
}

function Page({ shown }: { readonly shown: Route }) {
  switch (shown.page) {
    case "account":
      return <AccountPage />;
    case "lobby":
      return <LobbyPage />;
    case "ratings":
      return <RatingsPage />;
    case "daily":
      return <DailyPage />;
    case "practice":
      return <PracticePage />;
    case "survival":
      return <SurvivalPage game={shown.game} />;
    case "day":
      return <DayPage key={`${shown.day}/${shown.game}`} day={shown.day} game={shown.game} />;
    case "framed":
      return <FramedPage key={shown.room} room={shown.room} />;
    case "replay":
      return <ReplayPage key={shown.room} room={shown.room} />;
    case "game":
      return <GamePage key={shown.room} room={shown.room} />;
    case "challenge":
      return <ChallengePage key={shown.challenge} id={shown.challenge} />;
    default:
      return <StartPage />;
  }
}

export function App() {
  const shown = useStore(route);
  useEffect(() => {
    if (shown.page === "start") document.title = title(null);
  }, [shown]);
  return (
    <>
      <Patterns />
      <Page shown={shown} />
      <Voice />
    </>
  );
}
