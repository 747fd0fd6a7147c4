import headings from "./section-headings.json";

export type Section =
  | "top"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certifications"
  | "projects"
  | "other";

const sectionByHeading = new Map<string, Section>();
for (const [section, names] of Object.entries(headings)) {
  for (const name of names) sectionByHeading.set(normalize(name), section as Section);
}

function normalize(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The section that this line opens, or undefined if it is not a heading. Recognizes letter-spaced headings. */
export function readHeading(line: string): Section | undefined {
  // A sentence that wraps may end in a heading's word.
  if (line.length > 60 || /^\s*\p{Ll}.*[.,;]\s*$/u.test(line)) return undefined;
  const trimmed = line.trim();
  const spaced = /^(?:\p{L} ){3,}\p{L}:?$/u.test(trimmed) ? trimmed.replace(/ /g, "") : trimmed;
  return sectionByHeading.get(normalize(spaced));
}
