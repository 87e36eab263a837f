import { useMemo } from "preact/hooks";
import { type Block, blocks, type Span } from "./marked-text";

const Line = ({ spans }: { readonly spans: readonly Span[] }) => (
  <>{spans.map(({ text, strong }) => (strong ? <strong key={text}>{text}</strong> : text))}</>
);

function Shown({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item.map(({ text }) => text).join("")}>
              <Line spans={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <table class="rules-table">
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([first = "", ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "text":
      return (
        <p>
          <Line spans={block.spans} />
        </p>
      );
  }
}

/** A text of the rules. */
export function Marked({ text }: { readonly text: string }) {
  const parts = useMemo(() => blocks(text), [text]);
  return (
    <>
      {parts.map((block, i) => (
        <Shown key={i} block={block} />
      ))}
    </>
  );
}
