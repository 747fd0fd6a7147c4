import { isTitleWord, readTitle, type Title } from "../titles";
import type { Standing } from "./credibility";
import type { Line } from "./lines";
import type { ReadResume } from "./read-resume";

export type Headline = { title: Title; line: Line };

/** Titles in the headline or the summary, or the words near a job word in other lines. */
export function listHeadlines({ lines }: ReadResume, standings: Standing[]): Headline[] {
  return lines.flatMap((line, index) => {
    if (line.section !== "top" && line.section !== "summary" && line.section !== "experience") return [];
    if (standings[index] === "copied" || line.heading || line.list || line.text.length > 200) return [];
    const words = line.text.split(/[^\p{L}+#]+/u).filter(Boolean);
    const head = words.findIndex(isTitleWord);
    if (head < 0) return [];
    const near = words.slice(Math.max(0, head - 4), head + 4).join(" ");
    return [{ title: readTitle(near), line }];
  });
}
