import { Notice } from "#app/components/notice.tsx";
import { explainFlag } from "#core/analysis/explain-flag";
import type { Scorecard } from "#core/analysis/scorecard";
import * as words from "./words";

/**
 * What to know before trusting the score: whether the fallback judged, what is unusual about the file, and why it
 * matters.
 */
export function ScoreRemarks({ scorecard: { fallback, flags } }: { scorecard: Scorecard }) {
  if (!fallback && flags.length === 0) return null;
  return (
    <ul aria-label={words.remarks} className="flex flex-col gap-2">
      {fallback && (
        <li>
          <Notice tone="info">{fallback}</Notice>
        </li>
      )}
      {flags.map((flag) => (
        <li key={flag}>
          <Notice tone="warn">
            <p className="break-words font-medium">{flag}</p>
            <p>{explainFlag(flag)}</p>
          </Notice>
        </li>
      ))}
    </ul>
  );
}
