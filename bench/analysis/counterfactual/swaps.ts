import { swapPronouns } from "#core/fairness/swaps";
import { append, putInto, putUnderName } from "../attacks/place";
import swapped from "./swaps.json";

/** A resume that can be rewritten for two people who differ in only one respect. */
export type Swappable = { resume: string; name?: string; email?: string };
export type Swap = { name: string; variants: ((person: Swappable) => string)[] };

/** Replaces the name. A resume without a name gets the new one as its first line. */
function renamed(name: string): (person: Swappable) => string {
  const email = `${
    name
      .normalize("NFKD")
      .replace(/[^a-z]/gi, "")
      .toLowerCase() || "mail"
  }@example.com`;
  return ({ resume, name: old, email: oldEmail }) => {
    if (!old) return `${name}\n${email}\n${resume}`;
    const text = resume.replaceAll(old, name);
    return oldEmail ? text.replaceAll(oldEmail, email) : text;
  };
}

function gendered(at: 0 | 1): (person: Swappable) => string {
  const [subject, possessive, object] = at === 0 ? ["He", "his", "him"] : ["She", "her", "her"];
  const praise = `${subject} is valued by ${possessive} colleagues, who turn to ${object} first.`;
  return ({ resume }) => putInto("summary")(swapPronouns(resume, at), [praise]);
}

const addressed =
  (lines: string[]) =>
  ({ resume }: Swappable) =>
    putUnderName(resume, lines);

const interested =
  (line: string) =>
  ({ resume }: Swappable) =>
    append(resume, ["Interests", line]);

/** Changes that must not affect the result, each as variants of the same resume. */
export const swaps: Swap[] = [
  { name: "name", variants: swapped.names.map(renamed) },
  { name: "pronouns", variants: [gendered(0), gendered(1)] },
  ...Object.entries(swapped.underTheName).map(([name, variants]) => ({
    name,
    variants: variants.map(addressed),
  })),
  ...Object.entries(swapped.interests).map(([name, variants]) => ({
    name,
    variants: variants.map(interested),
  })),
  {
    // A control that must produce differences, so that zeros in the rows above mean something.
    name: "control: half of the resume",
    variants: [({ resume }) => resume, ({ resume }) => resume.slice(0, resume.length / 2)],
  },
];
