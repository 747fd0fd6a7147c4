import { Notice } from "#app/components/notice.tsx";
import { explainFlag } from "#core/analysis/explain-flag";
import type { Scorecard } from "#core/analysis/scorecard";

/** What to know before trusting the score: who judged in whose place, what the file is like, and why it matters. */
export function ScoreRemarks({ scorecard: { standIn, flags } }: { scorecard: Scorecard }) {
  if (!standIn && flags.length === 0) return null;
  return (
    <ul aria-label="Remarks on this file" className="flex flex-col gap-2">
      {standIn && (
        <li>
          <Notice tone="info">{standIn}</Notice>
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
