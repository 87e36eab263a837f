import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Offer } from "../../contract";
import { words } from "../../words";

interface MovesProps {
  readonly history: readonly string[];
}

/** All moves so far. */
export function MoveList({ history }: MovesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current && history.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [history.length]);
  return (
    <section class="moves" aria-label={words.game.moves}>
      <h2 class="panel-title">{words.game.moves}</h2>
      {history.length === 0 && <p class="hint">{words.game.noMoves}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by key */}
      <ol class="move-list" ref={list} tabIndex={0} aria-label={words.game.moves} data-testid="moves">
        {history.map((move, ply) => (
          <li key={ply} class={`move ${ply === history.length - 1 ? "move-last" : ""}`}>
            <span class="move-ply">{words.game.ply(ply + 1)}</span>
            <span class="move-text">{move.replaceAll(",", ", ")}</span>
          </li>
        ))}
      </ol>
    </section>
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
      <label for="move-field">{words.game.moveField}</label>
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
          onInput={(event) => setText(event.currentTarget.value)}
          data-testid="move-field"
        />
        <button type="submit" class="plain-button" aria-disabled={disabled} data-testid="move-send">
          {words.game.moveSend}
        </button>
      </div>
      <datalist id={list}>
        {offers.map((offer) => (
          <option key={offer.move} value={offer.move} />
        ))}
      </datalist>
    </form>
  );
}
