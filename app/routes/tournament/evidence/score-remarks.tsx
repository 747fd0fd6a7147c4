import { Notice } from "#app/components/notice.tsx";
import type { Scorecard } from "#core/analysis/scorecard";

/** What to know before trusting the score: who judged in whose place, and what the file is like. */
export function ScoreRemarks({ scorecard: { standIn, flags } }: { scorecard: Scorecard }) {
  if (!standIn && flags.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {standIn && <Notice tone="info">{standIn}</Notice>}
      {flags.map((flag) => (
        <Notice key={flag} tone="warn">
          {flag}
        </Notice>
      ))}
    </div>
  );
}
