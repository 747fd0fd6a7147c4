import type { Criterion } from "#core/analysis/rubric";
import { describeReading, KIND_WORDS } from "#core/rubrics/describe-criterion";
import { toPercents } from "#core/rubrics/weights";
import * as words from "./words";
import { IMPORTANCE_WORDS, importanceOf } from "./words";

export function CriterionList({ criteria }: { criteria: Criterion[] }) {
  const percents = toPercents(criteria.map(({ weight }) => weight));
  const highest = Math.max(...percents);
  const weighed = criteria.map((criterion, index) => ({ criterion, percent: percents[index] ?? 0 }));
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      {(["must", "nice"] as const).map((importance) => (
        <Group
          key={importance}
          title={IMPORTANCE_WORDS[importance]}
          highest={highest}
          criteria={weighed.filter(({ criterion }) => criterion.importance === importance)}
        />
      ))}
    </div>
  );
}

type GroupProps = { title: string; highest: number; criteria: { criterion: Criterion; percent: number }[] };

function Group({ title, highest, criteria }: GroupProps) {
  return (
    <section>
      <h3 className="eyebrow">{title}</h3>
      {criteria.length === 0 && <p className="mt-1 text-muted text-sm">{words.none}</p>}
      <ul className="divide-y">
        {criteria.map(({ criterion, percent }) => (
          <li key={criterion.id} className="flex items-start justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <p className="break-words">{criterion.text}</p>
              <p className="text-muted text-xs">{understood(criterion)}</p>
            </div>
            <span className="flex items-center gap-2 whitespace-nowrap text-muted text-xs tabular-nums">
              <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(100 * percent) / highest}%` }}
                />
              </span>
              <span className="w-9 text-right">
                <span className="sr-only">{words.weight} </span>
                {percent}%
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function understood(criterion: Criterion): string {
  const described = describeReading(criterion, criterion.text);
  return [
    importanceOf(criterion) === "knock-out" && IMPORTANCE_WORDS["knock-out"],
    KIND_WORDS[criterion.kind],
    described !== criterion.text && described,
  ]
    .filter(Boolean)
    .join(" · ");
}
