import { compareTitles, readTitle, type Title } from "../../analysis/titles";

/** The titles in the name of a job: "A/B" asks for either. */
export function readTitles(text: string): Title[] {
  return text
    .split(/\/|\bor\b|[,;|(]/)
    .map((part) => part.replace(/\).{0,240}$/, ""))
    .map(readTitle)
    .map((title, _index, all) => withSharedHead(title, all))
    .filter((title) => title.heads.length + title.about.length > 0);
}

/**
 * In "Sales/Business Development Manager", the last part's head noun applies to the parts without one. In "Sales
 * Executive/Officer", the second part is another head noun for the same subject.
 */
function withSharedHead(title: Title, all: Title[]): Title {
  const before = all[all.indexOf(title) - 1];
  if (title.about.length === 0 && before?.heads.length) return { heads: title.heads, about: before.about };
  if (title.heads.length > 0) return title;
  const last = all.findLast((other) => other.heads.length > 0);
  return last ? { heads: last.heads, about: title.about } : title;
}

/** Compares titles with those in the name of a job, 0 to 1. */
export function matchTitles(name: string): (title: string) => number {
  const wanted = readTitles(name);
  return (title) => {
    const held = readTitle(title);
    return Math.max(0, ...wanted.map((one) => compareTitles(one, held)));
  };
}
