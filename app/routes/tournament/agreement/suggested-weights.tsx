import { SmallTable } from "#app/components/small-table.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Criterion } from "#core/analysis/rubric";
import { MIN_TO_SUGGEST, type Suggestion } from "#core/rubrics/agreement";
import { toPercents } from "#core/rubrics/weights";
import * as words from "./words";

type Props = {
  suggestion: Suggestion | undefined;
  criteria: Criterion[];
  /** Opens the editor with these weights; nothing is saved by that. */
  onTry(weights: Record<string, number>): void;
};

/** Weights that come nearer to the recruiter's tiers, as a preview. */
export function SuggestedWeights({ suggestion, criteria, onTry }: Props) {
  if (!suggestion)
    return <p className="mt-3 max-w-prose text-muted text-sm">{words.noSuggestion(MIN_TO_SUGGEST)}</p>;
  const { weights, compared, sameNow, sameThen } = suggestion;
  const now = toPercents(criteria.map(({ weight }) => weight));
  const suggested = toPercents(criteria.map(({ id, weight }) => weights[id] ?? weight));
  const changed = criteria.flatMap(({ id, text }, index) =>
    now[index] === suggested[index] ? [] : [{ id, text, now: now[index], suggested: suggested[index] }],
  );
  return (
    <div className="mt-4 rounded-lg bg-sunken p-4">
      <p className="max-w-prose text-sm">{words.otherWeights(sameThen, compared, sameNow)}</p>
      <SmallTable
        columns={[words.criterion, words.now, words.suggested]}
        rows={changed.map(({ id, text, now, suggested }) => ({
          key: id,
          name: text,
          values: [`${now}%`, `${suggested}%`],
        }))}
      />
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => onTry(weights)}>
        {words.previewWeights}
      </Button>
      <p className="mt-2 text-muted text-xs">{words.nothingChanges}</p>
    </div>
  );
}
