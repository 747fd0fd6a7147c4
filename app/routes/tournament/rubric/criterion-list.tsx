import type { Criterion } from "#core/analysis/rubric";
import { describeReading, KIND_WORDS } from "#core/rubrics/describe-criterion";
import { WeightScale } from "./weight-scale";
import { IMPORTANCE_WORDS } from "./words";

/** The criteria, must-haves first, each with how it is understood. */
export function CriterionList({ criteria }: { criteria: Criterion[] }) {
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      {(["must", "nice"] as const).map((importance) => (
        <Group
          key={importance}
          title={IMPORTANCE_WORDS[importance]}
          criteria={criteria.filter((criterion) => criterion.importance === importance)}
          total={total}
        />
      ))}
    </div>
  );
}

function Group({ title, criteria, total }: { title: string; criteria: Criterion[]; total: number }) {
  return (
    <section>
      <h3 className="eyebrow">{title}</h3>
      {criteria.length === 0 && <p className="mt-1 text-muted text-sm">None</p>}
      <ul className="divide-y">
        {criteria.map((criterion) => (
          <li key={criterion.id} className="flex items-start justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <p className="break-words">{criterion.text}</p>
              <Understood criterion={criterion} />
            </div>
            <WeightScale weight={criterion.weight} total={total} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Understood({ criterion }: { criterion: Criterion }) {
  const words = describeReading(criterion);
  return (
    <p className="text-muted text-xs">
      {KIND_WORDS[criterion.kind]}
      {words !== criterion.text && ` · ${words}`}
    </p>
  );
}
