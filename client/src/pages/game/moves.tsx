import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { SideChip } from "../../board/shape";
import type { Offer, Scene } from "../../contract";
import { markOf } from "../../play/token";
import { words } from "../../words";

interface MovesProps {
  readonly history: readonly string[];
  /** Who made each of them, as far as it is known. */
  readonly movers: readonly number[];
  readonly scene: Scene;
  readonly nameOf: (player: number) => string;
}

/** All moves so far, each with whose it is. */
export function MoveList({ history, movers, scene, nameOf }: MovesProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move has come
  useEffect(() => {
    const box = list.current;
    const last = box?.lastElementChild;
    if (!box || !last) return;
    // It calls once the page is laid out, so that nothing is laid out for the sake of this list alone.
    const watcher = new ResizeObserver(() => {
      box.scrollTop = box.scrollHeight;
      watcher.disconnect();
    });
    watcher.observe(last);
    return () => watcher.disconnect();
  }, [history.length]);
  return (
    <section class="moves" aria-label={words("game-moves")}>
      <h2 class="panel-title">{words("game-moves")}</h2>
      {history.length === 0 && <p class="hint moves-none">{words("game-no-moves")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by key */}
      <ol class="move-list" ref={list} tabIndex={0} aria-label={words("game-moves")} data-testid="moves">
        {history.map((move, ply) => {
          const player = scene.sides.length > 1 ? movers[ply] : undefined;
          return (
            <Line
              key={ply}
              move={move}
              ply={ply}
              last={ply === history.length - 1}
              name={player === undefined ? null : nameOf(player)}
              style={scene.sides[player ?? 0] ?? ""}
              mark={player === undefined ? "" : markOf(scene, player)}
            />
          );
        })}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly move: string;
  readonly ply: number;
  readonly last: boolean;
  /** Whose move it was, with the sign of the side; null where that is not told. */
  readonly name: string | null;
  readonly style: string;
  readonly mark: string;
}

/** One move; drawn anew only when it has changed. */
function Line({ move, ply, last, name, style, mark }: LineProps) {
  return useMemo(
    () => (
      <li class={`move ${last ? "move-last" : ""}`}>
        <span class="move-ply">{words("game-ply", { n: ply + 1 })}</span>
        {name !== null && (
          <span class="move-by" title={name}>
            <SideChip style={style} mark={mark} />
            <span class="unseen">{name}</span>
          </span>
        )}
        <span class="move-text">{move.replaceAll(",", ", ")}</span>
      </li>
    ),
    [move, ply, last, name, style, mark],
  );
}

interface FieldProps {
  readonly offers: readonly Offer[];
  readonly disabled: boolean;
  readonly onMove: (move: string) => void;
}

/** Takes a move in its notation; the club says why when it is none. */
export function MoveField({ offers, disabled, onMove }: FieldProps) {
  const [text, setText] = useState("");
  // Hundreds of moves are listed only while somebody writes one.
  const [writing, setWriting] = useState(false);
  const list = useId();
  const send = (event: Event) => {
    event.preventDefault();
    const move = text.trim();
    if (move === "" || disabled) return;
    onMove(move);
    setText("");
  };
  return (
    <form class="move-field" onSubmit={send}>
      <label for="move-field">{words("game-move-field")}</label>
      <div class="move-field-row">
        <input
          id="move-field"
          type="text"
          value={text}
          list={list}
          placeholder={offers[0]?.move ?? ""}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={200}
          onFocus={() => setWriting(true)}
          onBlur={() => setWriting(false)}
          onInput={(event) => setText(event.currentTarget.value)}
          data-testid="move-field"
        />
        <button type="submit" class="plain-button" aria-disabled={disabled} data-testid="move-send">
          {words("game-move-send")}
        </button>
      </div>
      <datalist id={list}>
        {writing && offers.map((offer) => <option key={offer.move} value={offer.move} />)}
      </datalist>
    </form>
  );
}
