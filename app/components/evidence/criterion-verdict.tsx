import { TextSearch } from "lucide-react";
import { IMPORTANCE_WORDS } from "#app/components/rubric/words.ts";
import { cn } from "#app/lib/cn.ts";
import { formatPoints, formatShare } from "#app/lib/format.ts";
import { areFarApart } from "#core/analysis/compare-judges";
import type { Criterion } from "#core/analysis/rubric";
import {
  type Arithmetic,
  isUnsure,
  PART_WORDS,
  type Passage,
  VERDICT_WORDS,
  type Verdict,
  type VerdictPart,
} from "#core/analysis/scorecard";
import { earnedShare } from "#core/scoring/score-verdicts";
import { linesOf } from "./list-quotes";
import { VerdictBadge } from "./verdict-badge";
import * as words from "./words";

type Props = {
  criterion: Criterion;
  verdict: Verdict | undefined;
  arithmetic: Arithmetic;
  /** Of all criteria together. */
  totalWeight: number;
  isShown: boolean;
  onShow(quoteId: string): void;
};

export const criterionRowId = (criterionId: string) => `criterion-${criterionId}`;
export const quoteButtonId = (quoteId: string) => `quote-${quoteId}`;

const NOT_SHOWN = { level: "none" } as const;

export function CriterionVerdict({ criterion, verdict, arithmetic, totalWeight, isShown, onShow }: Props) {
  const { id, text, knockOut } = criterion;
  const weight = (100 * criterion.weight) / totalWeight;
  const share = verdict ? earnedShare(verdict, arithmetic) : 0;
  const points = weight * share;
  const [quoted, ...others] = verdict ? linesOf(verdict) : [];
  const byJudge = verdict?.byJudge;
  return (
    <li
      id={criterionRowId(id)}
      aria-current={isShown || undefined}
      className={cn("-mx-4 scroll-my-6 px-4 py-3 sm:-mx-6 sm:px-6", isShown && "bg-accent-soft")}
    >
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 break-words font-medium" dir="auto">
          {text}
        </p>
        <VerdictBadge verdict={verdict ?? NOT_SHOWN} />
      </div>
      <p className="text-muted text-xs tabular-nums">
        {knockOut && `${IMPORTANCE_WORDS["knock-out"]} · `}
        {words.weight} {formatPoints(weight)}% × {formatShare(share)}{" "}
        {isExact(weight, share, points) ? "=" : "≈"} {formatPoints(points)}{" "}
        {points === 1 ? words.point : words.points}
        {verdict && isUnsure(verdict) && words.notSureCountsAs(Math.round(100 * share))}
        {verdict?.inField !== undefined &&
          verdict.inField < 1 &&
          words.inField(Math.round(100 * verdict.inField))}
        {verdict?.claimShare !== undefined && words.claimShare(Math.round(100 * verdict.claimShare))}
        {byJudge &&
          areFarApart(byJudge.model, byJudge.embedded) &&
          words.judgesDiffer(VERDICT_WORDS[byJudge.model], VERDICT_WORDS[byJudge.embedded])}
        {verdict?.secondLevel && words.secondReading(VERDICT_WORDS[verdict.secondLevel])}
      </p>
      {verdict?.note && <p className="mt-1 text-muted text-sm">{verdict.note}</p>}
      {verdict?.parts && <Parts parts={verdict.parts} shown={verdict.evidence} />}
      {quoted && !verdict?.evidence && (
        <p className="mt-1 text-sm">{others.length > 0 ? words.nearestLines : words.nearestLine}</p>
      )}
      {quoted && <QuoteButton {...quoted} onShow={onShow} />}
      {verdict?.evidence && others.length > 0 && <p className="mt-2 text-sm">{words.otherLines}</p>}
      {others.map((line) => (
        <QuoteButton key={line.id} {...line} onShow={onShow} />
      ))}
    </li>
  );
}

/** False if the rounded factors on screen give other points. */
const isExact = (weight: number, share: number, points: number) =>
  formatPoints(Number(formatPoints(weight)) * Number(formatShare(share))) === formatPoints(points);

type QuoteButtonProps = { id: string; evidence: Passage; onShow(quoteId: string): void };

function QuoteButton({ id, evidence, onShow }: QuoteButtonProps) {
  return (
    <blockquote className="mt-2">
      <button
        type="button"
        id={quoteButtonId(id)}
        aria-describedby={QUOTE_HINT_ID}
        onClick={() => onShow(id)}
        className="group flex w-full items-start gap-3 rounded-r-md border-accent border-l-2 bg-paper px-3 py-1.5 text-left text-sm hover:bg-sunken"
      >
        <span className="min-w-0 flex-1 whitespace-pre-line break-words" dir="auto">
          {evidence.quote}
        </span>
        <TextSearch className="mt-0.5 size-4 shrink-0 text-muted group-hover:text-ink" aria-hidden />
      </button>
    </blockquote>
  );
}

type PartsProps = { parts: VerdictPart[]; shown: Passage | null };

/** The parts of the verdict on the job as a whole. Omits the quote that is already shown above. */
function Parts({ parts, shown }: PartsProps) {
  return (
    <ul className="mt-2 flex flex-col gap-1.5 text-sm">
      {parts.map(({ name, weight, share, evidence, note }) => (
        <li key={name}>
          <p>
            <span className="font-medium">{PART_WORDS[name]}</span>{" "}
            <span className="text-muted text-xs tabular-nums">
              {formatPoints(100 * weight)}% × {formatShare(share)}
            </span>
          </p>
          <p className="text-muted">{note}</p>
          {evidence && evidence.start !== shown?.start && (
            <blockquote className="mt-0.5 whitespace-pre-line break-words border-l-2 pl-3" dir="auto">
              {evidence.quote}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Id of the text that explains what clicking a quote does. */
export const QUOTE_HINT_ID = "quote-hint";
