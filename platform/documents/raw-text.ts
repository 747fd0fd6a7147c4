/** What the extractor of one format returns; it is cleaned, checked and truncated afterwards. */
export type RawText = {
  text: string;
  pages: number | null;
  truncated: boolean;
  hiddenText: string[];
};
