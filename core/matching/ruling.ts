/** A rule's result for one requirement. */
export type Ruling = {
  /** 0 not shown, 1 mentioned, 2 partly met, 3 met. */
  level: number;
  sure: boolean;
  /** Index of the line that shows it, or -1. */
  line: number;
  note: string;
};

export const NOT_SHOWN: Ruling = { level: 0, sure: true, line: -1, note: "The resume does not show this." };
export const better = (a: Ruling, b: Ruling): Ruling => (b.level > a.level ? b : a);
