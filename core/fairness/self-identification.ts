import { readTable } from "#core/read-table";

/** What candidates said about themselves, by candidate id. A person who did not say is unknown. */
export type Person = { sex: string | null; race: string | null };
export type SelfIdentification = Map<string, Person>;

/** The categories of the EEO-1 report, which New York City's rules refer to; each with the spellings that are read. */
const SEX: Record<string, string[]> = {
  Female: ["female", "f", "woman"],
  Male: ["male", "m", "man"],
  Other: ["other", "non-binary", "nonbinary", "x"],
};
const RACE: Record<string, string[]> = {
  "Hispanic or Latino": ["hispanic or latino", "hispanic", "latino", "latina", "latinx"],
  White: ["white"],
  "Black or African American": ["black or african american", "black", "african american"],
  "Native Hawaiian or Pacific Islander": [
    "native hawaiian or pacific islander",
    "native hawaiian or other pacific islander",
    "pacific islander",
    "native hawaiian",
  ],
  Asian: ["asian"],
  "Native American or Alaska Native": [
    "native american or alaska native",
    "american indian or alaska native",
    "native american",
    "alaska native",
  ],
  "Two or More Races": ["two or more races", "two or more"],
};
const UNKNOWN = [
  "",
  "unknown",
  "n/a",
  "prefer not to say",
  "prefer not to answer",
  "decline to answer",
  "declined",
  "not disclosed",
  "i do not wish to answer",
];

export const SEX_CATEGORIES = Object.keys(SEX);
export const RACE_CATEGORIES = Object.keys(RACE);

const COLUMNS = {
  id: { title: "Candidate ID", headings: ["candidate id", "candidate", "id"] },
  sex: { title: "Sex", headings: ["sex", "gender"] },
  race: {
    title: "Race/ethnicity",
    headings: ["race/ethnicity", "race / ethnicity", "race or ethnicity", "race", "ethnicity"],
  },
};

/** More than a tournament can hold. */
const MAX_LINES = 5000;

/** Parses a table with a header row. If it cannot be used, returns the problem as a message for the user. */
export function readSelfIdentification(rows: string[][]): SelfIdentification | { problem: string } {
  const lines = readTable(rows, COLUMNS);
  if ("problem" in lines) return lines;
  if (lines.length > MAX_LINES) return { problem: `There are more than ${MAX_LINES} lines.` };
  const people: SelfIdentification = new Map();
  for (const { line, cells } of lines) {
    if (cells.id === "") return { problem: `Line ${line} has no candidate id.` };
    if (people.has(cells.id)) return { problem: `Line ${line}: ${cells.id} is there twice.` };
    const person = { sex: categoryOf(SEX, cells.sex), race: categoryOf(RACE, cells.race) };
    if (person.sex === undefined)
      return {
        problem: `Line ${line}: "${cells.sex}" is not read as a sex. ${describeChoices(SEX_CATEGORIES)}`,
      };
    if (person.race === undefined)
      return {
        problem: `Line ${line}: "${cells.race}" is not read as a race or ethnicity. ${describeChoices(RACE_CATEGORIES)}`,
      };
    people.set(cells.id, { sex: person.sex, race: person.race });
  }
  return people.size > 0 ? people : { problem: "No line has a candidate id." };
}

const describeChoices = (choices: string[]) => `Use ${choices.join(", ")}, or leave it empty.`;

/** Null if unknown; undefined if it cannot be understood. */
function categoryOf(categories: Record<string, string[]>, cell: string): string | null | undefined {
  const said = cell.toLowerCase();
  if (UNKNOWN.includes(said)) return null;
  return Object.keys(categories).find((name) => categories[name]?.includes(said));
}
