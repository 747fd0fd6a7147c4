import { CircleHelp } from "lucide-react";
import { BULLETS } from "#app/components/card-list.tsx";
import { CopyButton } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { isUnsure, type Scorecard, shownPassageOf } from "#core/analysis/scorecard";
import type { ResumeView } from "#core/resumes/resume";
import { Section } from "./section";
import * as words from "./words";

export function ProsAndCons({ resume: { pros, cons } }: { resume: ResumeView }) {
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Section title={words.pros}>
        <Lines items={pros} look="pros" />
      </Section>
      <Section title={words.cons}>
        <Lines items={cons} look="cons" />
      </Section>
    </div>
  );
}

export function Questions({ questions }: { questions: string[] }) {
  return (
    <Section
      title={words.followUpQuestions}
      action={
        questions.length > 0 && (
          <CopyButton
            text={questions.map((question) => `- ${question}`).join("\n")}
            label={words.copyQuestions}
            isWordy
          />
        )
      }
    >
      <Lines items={questions} look="questions" />
    </Section>
  );
}

export function Skills({ skills }: { skills: string[] }) {
  return (
    <Section title={words.keySkills}>
      {skills.length === 0 ? (
        <NoneFound />
      ) : (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="break-all rounded-sm bg-sunken px-2 py-0.5 text-sm">
              {skill}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Lines({ items, look }: { items: string[]; look: keyof typeof BULLETS }) {
  if (items.length === 0) return <NoneFound />;
  return (
    <ul className="mt-1 flex flex-col gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2 text-sm">
          <span className="mt-0.5 shrink-0">{BULLETS[look]}</span>
          <span className="min-w-0 break-words" dir="auto">
            {item}
          </span>
        </li>
      ))}
    </ul>
  );
}

const NoneFound = () => <p className="mt-1 text-muted text-sm">{words.noneFound}</p>;

type Props = { scorecard: Scorecard; onShow(criterionId: string): void };

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
        {words.notSureSummary(doubted.length, count(criteria.length, "criterion", "criteria"))}
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
