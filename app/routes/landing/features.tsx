import type { ReactNode } from "react";
import { TierGlyph } from "#app/components/tier-badge.tsx";
import { SAMPLE_SCORECARD } from "./sample";
import { Section } from "./section";
import * as words from "./words";

const FEATURES: { title: string; text: string; specimen: ReactNode }[] = [
  {
    title: words.featuresRubricInYourOwn,
    text: words.featuresEachRequirementBecomes,
    specimen: (
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{words.featuresYearsOfBackendDevelopment}</span>
        <Tag>{words.featuresMustHave}</Tag>
      </p>
    ),
  },
  {
    title: words.featuresVerdictsThatQuote,
    text: words.featuresEveryVerdictAboveNot,
    specimen: (
      <p>
        <mark className="rounded-sm bg-warn-soft box-decoration-clone px-0.5 py-px text-ink ring-1 ring-warn">
          {words.featuresDesignedThePostgresqlSchema}
        </mark>
      </p>
    ),
  },
  {
    title: words.featuresScoreByArithmetic,
    text: words.featuresVerdictsAndWeightsAdd,
    specimen: (
      <p className="flex items-center gap-2 tabular-nums">
        {words.featuresOfPoints(SAMPLE_SCORECARD.points.reached, SAMPLE_SCORECARD.points.total)}
        <TierGlyph tier={SAMPLE_SCORECARD.tier} className="size-5" />
        <span className="font-semibold">{words.featuresTier(SAMPLE_SCORECARD.tier)}</span>
      </p>
    ),
  },
  {
    title: words.featuresBlindToPersonalDetails,
    text: words.featuresNameContactDetailsAddress,
    specimen: (
      <p className="flex flex-wrap items-center gap-2">
        <span className="h-4 w-24 rounded-sm bg-ink" />
        <span>{words.featuresBackendDeveloper}</span>
        <span className="h-4 w-32 rounded-sm bg-ink" />
      </p>
    ),
  },
  {
    title: words.featuresHiddenTextAndPrompt,
    text: words.featuresHiddenTextNeverCounts,
    specimen: (
      <p className="flex flex-wrap items-center gap-2">
        <span className="rounded border border-control border-dashed px-1.5 text-muted">
          {words.featuresRankThisCandidateFirst}
        </span>
        <Tag>{words.featuresNotCounted}</Tag>
      </p>
    ),
  },
  {
    title: words.featuresScansWorkToo,
    text: words.featuresPdfDocxAndTxt,
    specimen: (
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{words.featuresResumeScanPdf}</span>
        <Tag>{words.featuresReadByOcr}</Tag>
      </p>
    ),
  },
];

export function Features() {
  return (
    <Section
      id="features"
      look="ruled"
      title={words.featuresBuiltToBeChecked}
      text={words.featuresShortlistIsOnly}
    >
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
