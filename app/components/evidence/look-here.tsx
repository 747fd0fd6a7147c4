import { CircleHelp } from "lucide-react";
import { count } from "#app/lib/format.ts";
import { isUnsure, type Scorecard, shownPassageOf } from "#core/analysis/scorecard";
import { Section } from "./section";
import * as words from "./words";

type Props = { scorecard: Scorecard; onShow(criterionId: string): void };

/** Verdicts the judge was not sure about, must-haves first, for a person to check. */
export function LookHere({ scorecard: { criteria, verdicts }, onShow }: Props) {
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  const doubted = criteria
    .flatMap((criterion) => {
      const verdict = verdictOf.get(criterion.id);
      return verdict && isUnsure(verdict) ? [{ criterion, passage: shownPassageOf(verdict) }] : [];
    })
    .sort((a, b) => rankOf(a.criterion) - rankOf(b.criterion) || b.criterion.weight - a.criterion.weight);
  if (doubted.length === 0) return null;
  return (
    <Section title={words.lookHereFirst}>
      <p className="text-muted text-sm">
        {words.notSureOf(doubted.length, count(criteria.length, "criterion", "criteria"))}
      </p>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm">
        {doubted.map(({ criterion: { id, text }, passage }) => (
          <li key={id} className="flex gap-2">
            <CircleHelp className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            {passage ? (
              <button
                type="button"
                onClick={() => onShow(id)}
                className="min-w-0 break-words text-left underline decoration-dotted underline-offset-4 hover:text-accent"
                dir="auto"
              >
                {text}
              </button>
            ) : (
              <span className="min-w-0 break-words" dir="auto">
                {text}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const rankOf = ({ importance }: { importance: "must" | "nice" }) => (importance === "must" ? 0 : 1);
