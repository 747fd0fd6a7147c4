import { createColumnHelper, type RowData } from "@tanstack/react-table";
import { NotebookPen } from "lucide-react";
import type { DetailStore } from "#app/components/evidence/detail-store.ts";
import { LocalDate, StatusBadge } from "#app/components/ui.ts";
import type { Criterion } from "#core/analysis/rubric";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { SortName } from "#core/resumes/candidate-query.schema";
import { candidateName } from "#core/resumes/resume";
import { shownName } from "#core/resumes/sort-candidates";
import { Nothing, OpinionMarks, TierCell, TwoLines, VersionMark } from "./cells";
import { CriterionDots } from "./criterion-dots";
import * as words from "./words";

/** What cells show besides the candidate, and their actions. */
export type TableTools = {
  /** Rank among all candidates of the tournament that have a result, from 1. */
  ranks: ReadonlyMap<string, number>;
  musts: Criterion[];
  details: DetailStore;
  failures: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  isCompact: boolean;
  /** For the controls in a row: only one row's controls can be reached with Tab. */
  tabIndexOf(id: string): number;
  open(id: string, criterionId?: string): void;
  changeTier(card: CandidateCardView): void;
};

declare module "@tanstack/react-table" {
  interface TableMeta<TData extends RowData> extends TableTools {}
  interface ColumnMeta<TData extends RowData, TValue> {
    heading: string;
    sort: SortName;
    isNumber?: true;
    /** In rem; if undefined, it takes what is left, and at least `minWidth`. */
    width?: number;
    minWidth?: number;
  }
}

const column = createColumnHelper<CandidateCardView>();

export const COLUMNS = [
  column.display({
    id: "rank",
    meta: { heading: words.rank, sort: "best", isNumber: true, width: 3.5 },
    cell: ({ row, table }) => table.options.meta?.ranks.get(row.id) ?? <Nothing />,
  }),
  column.display({
    id: "person",
    meta: { heading: words.candidate, sort: "person", minWidth: 12.25 },
    enableHiding: false,
    cell: ({ row: { original: card }, table }) => {
      const tools = table.options.meta;
      const name = shownName(card);
      const file = candidateName(card.fileName);
      const isOpenable = card.isJudged;
      return (
        <TwoLines
          isCompact={tools?.isCompact}
          first={
            isOpenable ? (
              <button
                type="button"
                tabIndex={tools?.tabIndexOf(card.id)}
                onClick={() => tools?.open(card.id)}
                className="truncate text-left font-medium hover:text-accent hover:underline"
                title={name}
              >
                {name}
              </button>
            ) : (
              <span className="truncate font-medium">{name}</span>
            )
          }
          second={name === file ? undefined : file}
          after={
            <VersionMark id={card.id} name={name} tabIndex={tools?.tabIndexOf(card.id)} open={tools?.open} />
          }
        />
      );
    },
  }),
  column.display({
    id: "work",
    meta: { heading: words.lastJob, sort: "title", minWidth: 9.5 },
    cell: ({ row: { original: card }, table }) => {
      const { title, employer } = card.profile;
      if (!title) return <Nothing />;
      return (
        <TwoLines
          isCompact={table.options.meta?.isCompact}
          first={
            <span className="truncate" title={title}>
              {title}
            </span>
          }
          second={employer}
        />
      );
    },
  }),
  column.display({
    id: "years",
    meta: { heading: words.years, sort: "years", isNumber: true, width: 4 },
    cell: ({ row: { original: card } }) => card.profile.years ?? <Nothing />,
  }),
  column.display({
    id: "musts",
    meta: { heading: words.mustHaves, sort: "musts" },
    cell: ({ row: { original: card }, table }) => {
      const tools = table.options.meta;
      if (!tools || Object.keys(card.levels).length === 0) return <Nothing />;
      return (
        <CriterionDots
          card={card}
          criteria={tools.musts}
          details={tools.details}
          tabIndex={tools.tabIndexOf(card.id)}
          onOpen={(criterionId) => tools.open(card.id, criterionId)}
        />
      );
    },
  }),
  column.display({
    id: "match",
    meta: { heading: words.match, sort: "match", isNumber: true, width: 4.5 },
    cell: ({ row: { original: card } }) =>
      card.matchPercent === null || card.notRated ? (
        <Nothing />
      ) : (
        <span className="font-semibold">
          {card.matchPercent}
          <span className="font-normal text-muted text-xs">%</span>
        </span>
      ),
  }),
  column.display({
    id: "tier",
    meta: { heading: words.tier, sort: "tier", width: 6 },
    cell: ({ row: { original: card }, table }) => (
      <span className="flex items-center justify-between gap-1">
        <TierCell card={card} tools={table.options.meta} />
        <OpinionMarks
          feedback={card.feedback}
          name={shownName(card)}
          tabIndex={table.options.meta?.tabIndexOf(card.id)}
          onOpen={() => table.options.meta?.open(card.id)}
        />
      </span>
    ),
  }),
  column.display({
    id: "note",
    meta: { heading: words.note, sort: "note", width: 3.5 },
    cell: ({ row: { original: card } }) =>
      card.noteAt && (
        <span className="inline-flex text-muted" title={words.hasNote}>
          <NotebookPen className="size-4" aria-hidden />
          <span className="sr-only">{words.hasNote}</span>
        </span>
      ),
  }),
  column.display({
    id: "status",
    meta: { heading: words.status, sort: "status", width: 5.75 },
    cell: ({ row: { original: card } }) => <StatusBadge status={card.status} />,
  }),
  column.display({
    id: "added",
    meta: { heading: words.added, sort: "newest", width: 6 },
    cell: ({ row: { original: card } }) => (
      <span className="text-muted text-xs">
        <LocalDate iso={card.createdAt} />
      </span>
    ),
  }),
];
