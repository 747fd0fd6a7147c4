import { useMemo, useState } from "react";
import { type Detail, scorecardOf } from "#app/components/evidence/detail-store.ts";
import { VerdictBadge } from "#app/components/evidence/verdict-badge.tsx";
import { IMPORTANCE_WORDS, importanceOf } from "#app/components/rubric/words.ts";
import { Checkbox, Skeleton } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { shownPassageOf, type Verdict } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { CompareHead } from "./compare-head";
import { type CompareRow, listRows } from "./compare-rows";
import * as words from "./words";

export type Compared = { card: CandidateCardView; detail: Detail };

type Props = {
  candidates: Compared[];
  onOpen(id: string, criterionId?: string): void;
  onRemove(id: string): void;
};

/** One row per criterion, one column per candidate; the headings of both stay visible. */
export function CompareTable({ candidates, onOpen, onRemove }: Props) {
  const [isShort, setIsShort] = useState(false);
  const rows = useMemo(() => listRows(candidates.map(({ detail }) => scorecardOf(detail))), [candidates]);
  const differing = rows.filter(({ differs }) => differs);
  const isLoading = candidates.some(({ detail }) => detail.status === "loading");
  return (
    <table
      className="w-full table-fixed border-separate border-spacing-0 text-sm [--first:8rem] sm:[--first:18rem]"
      style={{ minWidth: `calc(var(--first) + ${candidates.length} * 15rem)` }}
    >
      <caption className="sr-only">{words.caption(count(candidates.length, "candidate"))}</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="sticky top-0 left-0 z-20 w-(--first) border-r border-b bg-surface p-3 text-left align-bottom font-normal sm:px-6 print:static"
          >
            <span className="eyebrow block">{words.criterion}</span>
            <Checkbox
              checked={isShort}
              onChange={(event) => setIsShort(event.target.checked)}
              className="mt-2 text-xs sm:text-sm print:hidden"
            >
              {words.onlyDifferences}
            </Checkbox>
            <span className="text-muted text-xs" role="status">
              {isLoading ? words.loading : words.rowsDiffer(differing.length, count(rows.length, "row"))}
            </span>
          </th>
          {candidates.map(({ card }) => (
            <CompareHead
              key={card.id}
              card={card}
              onOpen={() => onOpen(card.id)}
              onRemove={candidates.length > 2 ? () => onRemove(card.id) : undefined}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {/* Shown only when all scorecards have loaded; otherwise each one would make rows grow and shift the page. */}
        {isLoading ? (
          <LoadingRows columns={candidates.length} />
        ) : (
          (isShort ? differing : rows).map((row) => (
            <Row key={row.criterion.id} {...{ row, candidates, onOpen }} />
          ))
        )}
        {isShort && differing.length === 0 && !isLoading && (
          <tr>
            <td colSpan={candidates.length + 1} className="p-6 text-muted">
              {words.noDifference}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

type RowProps = { row: CompareRow } & Pick<Props, "candidates" | "onOpen">;

function Row({ row: { criterion, percent, verdicts, differs }, candidates, onOpen }: RowProps) {
  const { id, text, overall } = criterion;
  return (
    <tr className="break-inside-avoid">
      <th
        scope="row"
        className="sticky left-0 z-10 border-r border-b bg-surface p-3 text-left align-top font-normal sm:px-6 print:static"
      >
        <span className="block break-words font-medium text-xs sm:text-sm" dir="auto">
          {text}
        </span>
        <span className="mt-0.5 block text-2xs text-muted tabular-nums sm:text-xs">
          {overall ? words.wholeJob : IMPORTANCE_WORDS[importanceOf(criterion)]}
          {words.weight(percent)}
          {!differs && words.sameVerdict}
        </span>
      </th>
      {candidates.map(({ card, detail }, index) => (
        <CompareCell
          key={card.id}
          verdict={verdicts[index]}
          isRead={scorecardOf(detail) !== undefined}
          onShow={() => onOpen(card.id, id)}
        />
      ))}
    </tr>
  );
}

function LoadingRows({ columns }: { columns: number }) {
  return [1, 2, 3, 4, 5, 6].map((row) => (
    <tr key={row}>
      <td colSpan={columns + 1} className="border-b px-3 py-3 sm:px-6">
        <Skeleton className="h-14 w-full" />
      </td>
    </tr>
  ));
}

type CompareCellProps = {
  verdict: Verdict | undefined;
  isRead: boolean;
  onShow(): void;
};

function CompareCell({ verdict, isRead, onShow }: CompareCellProps) {
  const passage = verdict && shownPassageOf(verdict);
  return (
    <td className="border-b p-3 align-top [td+&]:border-l">
      {verdict ? (
        <div className="flex flex-col items-start gap-1.5">
          <VerdictBadge verdict={verdict} />
          {verdict.note && <p className="break-words text-muted text-xs">{verdict.note}</p>}
          {passage && (
            <button
              type="button"
              onClick={onShow}
              title={words.showInResume}
              className="w-full rounded-r-md border-accent border-l-2 bg-paper px-2 py-1 text-left text-xs hover:bg-sunken"
              dir="auto"
            >
              <span className="line-clamp-3 break-words print:line-clamp-none">{passage.quote}</span>
            </button>
          )}
        </div>
      ) : (
        <span className="text-muted text-xs">{isRead ? words.notAnalyzedForThis : words.notAnalyzed}</span>
      )}
    </td>
  );
}
