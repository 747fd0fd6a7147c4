import type { TableColumn } from "./columns";

/** Shown in front of and behind the columns: the box that selects a row, and its menu. In rem, like all widths here. */
export const EDGES = { select: 2.5, menu: 3 };
const PADDING = 1;
const DOT = 1.5;
const MAX_DOTS_PER_LINE = 4;

type Of = {
  /** One per must-have. */
  dots: number;
  isCompact: boolean;
  hasOpinions: boolean;
};

/** The width of each column; those without one share what is left, down to a minimum. */
export function widthsOf(columns: TableColumn[], { dots, isCompact, hasOpinions }: Of) {
  const widths = columns.map(({ id, width }) => {
    // At least as wide as the heading.
    if (id === "musts") return Math.max(6.5, DOT * dotsInALine(dots, isCompact) + PADDING);
    if (id === "tier" && hasOpinions) return 9;
    return width;
  });
  const total = widths.reduce<number>(
    (sum, width, index) => sum + (width ?? columns[index]?.minWidth ?? 0),
    EDGES.select + EDGES.menu,
  );
  return { widths, total };
}

/** Rows that are high enough show more than a few dots in two lines. */
const dotsInALine = (count: number, isCompact: boolean) =>
  isCompact || count <= MAX_DOTS_PER_LINE ? count : Math.ceil(count / 2);

export const inRem = (width: number | undefined) => (width === undefined ? undefined : `${width}rem`);
