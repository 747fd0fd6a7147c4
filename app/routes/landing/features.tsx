import type { ReactNode } from "react";
import { TierGlyph } from "#app/components/ui.ts";
import { SAMPLE_SCORECARD } from "./sample";
import { Section } from "./section";
import * as words from "./words";

const FEATURES: { title: string; text: string; specimen: ReactNode }[] = [
  {
    title: words.rubricTitle,
    text: words.rubricText,
    specimen: (
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{words.rubricSample}</span>
        <Tag>{words.mustHave}</Tag>
      </p>
    ),
  },
  {
    title: words.verdictsTitle,
    text: words.verdictsText,
    specimen: (
      <p>
        <mark className="rounded-sm bg-warn-soft box-decoration-clone px-0.5 py-px text-ink ring-1 ring-warn">
          {words.verdictsSample}
        </mark>
      </p>
    ),
  },
  {
    title: words.scoreTitle,
    text: words.scoreText,
    specimen: (
      <p className="flex items-center gap-2 tabular-nums">
        {words.pointsOf(SAMPLE_SCORECARD.points.reached, SAMPLE_SCORECARD.points.total)}
        <TierGlyph tier={SAMPLE_SCORECARD.tier} className="size-5" />
        <span className="font-semibold">{words.tierOf(SAMPLE_SCORECARD.tier)}</span>
      </p>
    ),
  },
  {
    title: words.blindTitle,
    text: words.blindText,
    specimen: (
      <p className="flex flex-wrap items-center gap-2">
        <span className="h-4 w-24 rounded-sm bg-ink" />
        <span>{words.blindSample}</span>
        <span className="h-4 w-32 rounded-sm bg-ink" />
      </p>
    ),
  },
  {
    title: words.injectionTitle,
    text: words.injectionText,
    specimen: (
      <p className="flex flex-wrap items-center gap-2">
        <span className="rounded border border-control border-dashed px-1.5 text-muted">
          {words.injectionSample}
        </span>
        <Tag>{words.notCounted}</Tag>
      </p>
    ),
  },
  {
    title: words.scansTitle,
    text: words.scansText,
    specimen: (
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{words.scansSample}</span>
        <Tag>{words.readByOcr}</Tag>
      </p>
    ),
  },
];

export function Features() {
  return (
    <Section id="features" look="ruled" title={words.featuresTitle} text={words.featuresText}>
      <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ title, text, specimen }) => (
          <li key={title}>
            <div
              aria-hidden
              className="flex h-24 items-center overflow-hidden rounded-lg border bg-sunken px-5 text-sm"
            >
              {specimen}
            </div>
            <h3 className="mt-5 text-lg">{title}</h3>
            <p className="mt-2 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="whitespace-nowrap rounded-md border bg-surface px-1.5 font-semibold text-xs leading-5">
      {children}
    </span>
  );
}

const STEPS = [
  { title: words.stepCreateTitle, text: words.stepCreateText },
  { title: words.stepUploadTitle, text: words.stepUploadText },
  { title: words.stepRankTitle, text: words.stepRankText },
  { title: words.stepReviewTitle, text: words.stepReviewText },
];

export function Steps() {
  return (
    <Section id="how-it-works" look="raised" title={words.howItWorks}>
      <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-ink border-t-2 pt-4">
            <span className="font-semibold text-muted text-sm tabular-nums" aria-hidden>
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
