/** What a reader of one format hands over; cleaned, judged and bounded afterwards. */
export type RawText = {
  text: string;
  pages: number | null;
  truncated: boolean;
  hiddenText: string[];
};
