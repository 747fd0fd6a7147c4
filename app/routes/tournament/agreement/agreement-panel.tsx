import { useMemo, useState } from "react";
import { OwnerOnly } from "#app/components/read-only.tsx";
import { SmallTable } from "#app/components/small-table.tsx";
import { Button, CollapsiblePanel, TitledSection } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import type { Criterion } from "#core/analysis/rubric";
import type { Tier } from "#core/analysis/scorecard";
import type { TournamentProgress } from "#core/events/tournament-event";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import {
  MIN_TO_MEASURE,
  MIN_TO_SUGGEST,
  measureAgreement,
  type Suggestion,
  suggestWeights,
} from "#core/rubrics/agreement";
import type { Pool } from "#core/rubrics/pool";
import { toPercents } from "#core/rubrics/weights";
import { LoadedPool } from "../pool/loaded-pool";
import { LazyRubricEditor } from "../rubric/lazy-rubric-editor";
import type { RubricState } from "../rubric/use-rubric";
import { AgreementTable } from "./agreement-table";
import * as words from "./words";

type Props = {
  progress: TournamentProgress;
  rubric: RubricState;
  candidates: Pick<CandidateCardView, "id" | "recruiterTier">[];
};

/** How far the analysis agrees with the tiers that the recruiter set, and which weights would bring it nearer. */
export function AgreementPanel({ progress, rubric, candidates }: Props) {
  const own = useMemo(
    () =>
      new Map(
        candidates.flatMap(({ id, recruiterTier }) => (recruiterTier ? [[id, recruiterTier.tier]] : [])),
      ),
    [candidates],
  );
  if (own.size === 0) return null;
  return (
    <CollapsiblePanel title={words.agreement} aside={words.setByHand(count(own.size, "tier"))}>
      <LoadedPool progress={progress}>{(pool) => <AgreementFigures {...{ pool, own, rubric }} />}</LoadedPool>
    </CollapsiblePanel>
  );
}

type FiguresProps = { pool: Pool; own: Map<string, Tier>; rubric: RubricState };

function AgreementFigures({ pool: read, own, rubric }: FiguresProps) {
  const [tried, setTried] = useState<Record<string, number>>();
  const { criteria } = rubric.detail.rubric;
  // The list knows of new tiers at once; the pool is only read again when results change.
  const pool = useMemo(
    () => ({
      ...read,
      candidates: read.candidates.map((one) => ({ ...one, recruiterTier: own.get(one.id) ?? null })),
    }),
    [read, own],
  );
  const agreement = useMemo(() => measureAgreement(pool), [pool]);
  const suggestion = useMemo(
    () =>
      suggestWeights(
        pool,
        criteria.map(({ id, weight, overall = false }) => ({ id, weight, isWhole: overall })),
      ),
    [pool, criteria],
  );
  const { compared, same, kappa, leanings } = agreement;
  if (compared === 0) return <p className="text-muted">{words.noneRatedByAi}</p>;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
      <TitledSection
        id="agreement-tiers"
        title={words.sameTier(same, count(compared, "candidate"))}
        size="sm"
        text={
          <>
            {kappa
              ? words.kappa(kappa.value.toFixed(2), kappa.low.toFixed(2), kappa.high.toFixed(2))
              : compared < MIN_TO_MEASURE
                ? words.tooFew(MIN_TO_MEASURE)
                : words.oneTierOnly}{" "}
            {words.caveat}
          </>
        }
      >
        <AgreementTable counts={agreement.counts} />
      </TitledSection>
      <TitledSection id="agreement-criteria" title={words.differences} size="sm">
        {leanings.length === 0 ? (
          <p className="mt-1 max-w-prose text-muted text-sm">{words.noPattern}</p>
        ) : (
          <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm">
            {leanings.map(({ id, text, correlation }) => (
              <li key={id}>
                {correlation > 0 ? words.rateUp : words.rateDown} <span className="font-medium">{text}</span>{" "}
                <span className="text-muted tabular-nums">{words.correlation(correlation.toFixed(2))}</span>
              </li>
            ))}
          </ul>
        )}
        <OwnerOnly>
          <SuggestedWeights suggestion={suggestion} criteria={criteria} onTry={setTried} />
        </OwnerOnly>
      </TitledSection>
      {tried && (
        <LazyRubricEditor
          rubric={rubric}
          addition={null}
          weights={tried}
          onClose={() => setTried(undefined)}
        />
      )}
    </div>
  );
}

type SuggestedWeightsProps = {
  suggestion: Suggestion | undefined;
  criteria: Criterion[];
  /** Opens the editor with these weights; nothing is saved by that. */
  onTry(weights: Record<string, number>): void;
};

function SuggestedWeights({ suggestion, criteria, onTry }: SuggestedWeightsProps) {
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
