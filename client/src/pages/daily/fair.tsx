import { publishedUrl } from "../../net/daily";
import { Icon } from "../../ui/icon";
import { words } from "../../words";

interface FairProps {
  readonly sha256: string;
  /** The day, once it is over: then its key can be had. */
  readonly published?: string;
}

/** What was promised of a day, and how anybody can check it. */
export function Fair({ sha256, published }: FairProps) {
  return (
    <details class="commitment">
      <summary>{words("daily-fair")}</summary>
      <p>{words("daily-fair-text")}</p>
      <code>{sha256}</code>
      {published && (
        <p>
          <a class="text-link" href={publishedUrl(published)} download={`hexagora-${published}.json`}>
            <Icon name="down" />
            {words("daily-check")}
          </a>
        </p>
      )}
    </details>
  );
}
