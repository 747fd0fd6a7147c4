import { CircleCheck, CircleDashed } from "lucide-react";
import { useState } from "react";
import { MatchScale } from "#app/components/match-scale.tsx";
import { Percent } from "#app/components/percent.tsx";
import { TierBadge } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { SAMPLE_RESUME_LINES, SAMPLE_SCORECARD } from "./sample";
import { Section } from "./section";
import * as words from "./words";

export function Evidence() {
  const [shown, setShown] = useState(SAMPLE_SCORECARD.verdicts[0]?.quote);
  return (
    <Section id="evidence" look="raised" title={words.evidenceTitle} text={words.evidenceText}>
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[1fr_1.15fr] lg:gap-10">
        <Scorecard shown={shown} onShow={setShown} />
        <ResumePage shown={shown} />
      </div>
    </Section>
  );
}

type ScorecardProps = { shown: string | null | undefined; onShow(quote: string): void };

function Scorecard({ shown, onShow }: ScorecardProps) {
  const { name, tier, matchPercent, verdicts } = SAMPLE_SCORECARD;
  return (
    <article aria-label={words.sampleScorecard} className="rounded-lg border bg-paper">
      <header className="flex items-start justify-between gap-4 px-5 pt-5">
        <div>
          <p className="eyebrow">{words.sample}</p>
          <h3 className="mt-0.5 mb-2 text-lg">{name}</h3>
          <TierBadge tier={tier} />
        </div>
        <p className="text-right">
          <Percent value={matchPercent} />
          <span className="block text-muted text-xs">{words.match}</span>
        </p>
      </header>
      <MatchScale percent={matchPercent} className="mx-5 mt-3 h-3.5 w-[calc(100%-2.5rem)]" />
      <ul className="mt-4 divide-y border-t">
        {verdicts.map(({ criterion, quote }) => (
          <li key={criterion}>
            {quote ? (
              <button
                type="button"
                aria-pressed={quote === shown}
                onClick={() => onShow(quote)}
                className={cn(
                  "flex w-full items-center justify-between gap-4 border-transparent border-l-2 px-5 py-3 text-left hover:bg-sunken",
                  quote === shown && "border-accent bg-accent-soft hover:bg-accent-soft",
                )}
              >
                <span className="font-medium">{criterion}</span>
                <span className="flex items-center gap-1.5 font-semibold text-sm">
                  <CircleCheck className="size-4 text-accent" aria-hidden />
                  {words.met}
                </span>
              </button>
            ) : (
              <p className="flex items-center justify-between gap-4 border-transparent border-l-2 px-5 py-3 text-muted">
                <span className="font-medium">{criterion}</span>
                <span className="flex items-center gap-1.5 text-sm">
                  <CircleDashed className="size-4" aria-hidden />
                  {words.notShown}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="border-t px-5 py-3 text-muted text-sm">{words.sampleExcerptHint}</p>
    </article>
  );
}

function ResumePage({ shown }: { shown: string | null | undefined }) {
  const quotes = SAMPLE_SCORECARD.verdicts.map(({ quote }) => quote);
  const [title, dates, ...points] = SAMPLE_RESUME_LINES;
  return (
    <article
      aria-label={words.sampleResume}
      className="rounded-lg border bg-paper px-5 py-6 text-sm leading-6 shadow-raised sm:px-8 sm:py-8"
    >
      <p className="flex flex-wrap items-center gap-2" aria-hidden>
        {["w-28", "w-40", "w-24"].map((width) => (
          <span key={width} className={cn("h-3.5 rounded-sm bg-ink", width)} />
        ))}
      </p>
      <p className="mt-2 text-muted text-xs">{words.sampleHiddenHint}</p>
      <h3 className="mt-6 text-base">{title}</h3>
      <p className="text-muted">{dates}</p>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-muted">
        {points.map((line) => (
          <li key={line}>
            {line === shown ? (
              <mark className="rounded-sm bg-warn-soft box-decoration-clone px-0.5 py-px text-ink ring-1 ring-warn">
                {line}
              </mark>
            ) : (
              <span
                className={cn(
                  quotes.includes(line) &&
                    "underline decoration-accent/60 decoration-dotted underline-offset-4",
                )}
              >
                {line}
              </span>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}
