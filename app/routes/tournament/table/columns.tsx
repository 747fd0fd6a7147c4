import { NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
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

export type TableColumn = {
  id: string;
  heading: string;
  sort: SortName;
  isNumber?: true;
  /** Cannot be hidden, and stays in view when a table of many columns is scrolled sideways. */
  isPinned?: true;
  /** In rem; if undefined, it takes what is left, and at least `minWidth`. */
  width?: number;
  minWidth?: number;
  cell(card: CandidateCardView, tools: TableTools): ReactNode;
};

export const COLUMNS: TableColumn[] = [
  {
    id: "rank",
    heading: words.rank,
    sort: "best",
    isNumber: true,
    width: 3.5,
    cell: ({ id }, { ranks }) => ranks.get(id) ?? <Nothing />,
  },
  {
    id: "person",
    heading: words.candidate,
    sort: "person",
    isPinned: true,
    minWidth: 12.25,
    cell: (card, tools) => <Person card={card} tools={tools} />,
  },
  {
    id: "work",
    heading: words.lastJob,
    sort: "title",
    minWidth: 9.5,
    cell: ({ profile: { title, employer } }, { isCompact }) =>
      title ? (
        <TwoLines
          isCompact={isCompact}
          first={
            <span className="truncate" title={title}>
              {title}
            </span>
          }
          second={employer}
        />
      ) : (
        <Nothing />
      ),
  },
  {
    id: "years",
    heading: words.years,
    sort: "years",
    isNumber: true,
    width: 4,
    cell: ({ profile }) => profile.years ?? <Nothing />,
  },
  {
    id: "musts",
    heading: words.mustHaves,
    sort: "musts",
    cell: (card, { musts, details, tabIndexOf, open }) =>
      Object.keys(card.levels).length === 0 ? (
        <Nothing />
      ) : (
        <CriterionDots
          card={card}
          criteria={musts}
          details={details}
          tabIndex={tabIndexOf(card.id)}
          onOpen={(criterionId) => open(card.id, criterionId)}
        />
      ),
  },
  {
    id: "match",
    heading: words.match,
    sort: "match",
    isNumber: true,
    width: 4.5,
    cell: ({ matchPercent, notRated }) =>
      matchPercent === null || notRated ? (
        <Nothing />
      ) : (
        <span className="font-semibold">
          {matchPercent}
          <span className="font-normal text-muted text-xs">%</span>
        </span>
      ),
  },
  {
    id: "tier",
    heading: words.tier,
    sort: "tier",
    width: 6,
    cell: (card, tools) => (
      <span className="flex items-center justify-between gap-1">
        <TierCell card={card} tools={tools} />
        <OpinionMarks
          feedback={card.feedback}
          name={shownName(card)}
          tabIndex={tools.tabIndexOf(card.id)}
          onOpen={() => tools.open(card.id)}
        />
      </span>
    ),
  },
  {
    id: "note",
    heading: words.note,
    sort: "note",
    width: 3.5,
    cell: ({ noteAt }) =>
      noteAt && (
        <span className="inline-flex text-muted" title={words.hasNote}>
          <NotebookPen className="size-4" aria-hidden />
          <span className="sr-only">{words.hasNote}</span>
        </span>
      ),
  },
  {
    id: "status",
    heading: words.status,
    sort: "status",
    width: 5.75,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: "added",
    heading: words.added,
    sort: "newest",
    width: 6,
    cell: ({ createdAt }) => (
      <span className="text-muted text-xs">
        <LocalDate iso={createdAt} />
      </span>
    ),
  },
];

function Person({ card, tools }: { card: CandidateCardView; tools: TableTools }) {
  const name = shownName(card);
  const file = candidateName(card.fileName);
  const tabIndex = tools.tabIndexOf(card.id);
  return (
    <TwoLines
      isCompact={tools.isCompact}
      first={
        card.isJudged ? (
          <button
            type="button"
            tabIndex={tabIndex}
            onClick={() => tools.open(card.id)}
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
      after={<VersionMark id={card.id} name={name} tabIndex={tabIndex} open={tools.open} />}
    />
  );
}
