import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Patterns } from "./board/patterns";
import { type Route, route } from "./route";
import { useStore } from "./store";
import { title } from "./title";
import { later } from "./ui/later";
import { voice } from "./voice";
import { learnWords } from "./words";

// Pages are fetched when they are shown first, those together that share most: each file costs a head besides what is in
// it. Those of the two pages that people come to first are named in their HTML already (build.mjs).
const online = () => import("./pages/online");
const events = () => import("./pages/events");
const lessons = () => Promise.all([import("./pages/lessons"), learnWords("learn")]).then(([pages]) => pages);
const reviews = () => Promise.all([import("./pages/reviews"), learnWords("review")]).then(([pages]) => pages);

const StartPage = later(() => import("./pages/start/page").then((page) => page.StartPage));
const GamePage = later(() => import("./pages/game/page").then((page) => page.GamePage));
const AccountPage = later(() => online().then((pages) => pages.AccountPage));
const ChallengePage = later(() => online().then((pages) => pages.ChallengePage));
const LobbyPage = later(() => online().then((pages) => pages.LobbyPage));
const RatingsPage = later(() => online().then((pages) => pages.RatingsPage));
const DayPage = later(() => events().then((pages) => pages.DayPage));
const DailyPage = later(() => events().then((pages) => pages.DailyPage));
const PracticePage = later(() => events().then((pages) => pages.PracticePage));
const SurvivalPage = later(() => events().then((pages) => pages.SurvivalPage));
const LearnPage = later(() => lessons().then((pages) => pages.LearnPage));
const RulesPage = later(() => lessons().then((pages) => pages.RulesPage));
const FramedPage = later(() => reviews().then((pages) => pages.FramedPage));
const ReviewPage = later(() => reviews().then((pages) => pages.ReviewPage));
const DropPage = later(() => reviews().then((pages) => pages.DropPage));

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

/** A record that is dropped onto any page opens as a review; what does that is fetched once one is in the air. */
function Drops() {
  const [Dropping, setDropping] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Dropping) return;
    const fetchIt = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      void Promise.all([import("./pages/review/dropping"), learnWords("review")])
        .then(([part]) => setDropping(() => part.Dropping))
        .catch(() => {}); // the next one that is dragged here tries again
    };
    window.addEventListener("dragenter", fetchIt);
    return () => window.removeEventListener("dragenter", fetchIt);
  }, [Dropping]);
  return Dropping && <Dropping />;
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
    case "learn":
      return <LearnPage game={shown.game} exercise={shown.exercise} />;
    case "rules":
      return <RulesPage key={shown.game} game={shown.game} />;
    case "survival":
      return <SurvivalPage game={shown.game} />;
    case "day":
      return <DayPage key={`${shown.day}/${shown.game}`} day={shown.day} game={shown.game} />;
    case "framed":
      return <FramedPage key={shown.room} room={shown.room} />;
    case "replay":
      return <ReviewPage key={shown.room} kind="room" id={shown.room} />;
    case "review":
      return shown.review === null ? (
        <DropPage />
      ) : (
        <ReviewPage key={shown.review} kind="review" id={shown.review} />
      );
    case "study":
      return <ReviewPage key={shown.study} kind="study" id={shown.study} />;
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
      <Drops />
    </>
  );
}
