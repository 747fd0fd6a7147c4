import { memoizeByObject } from "#core/memoize";
import { type Criterion, type Rubric, WHOLE_TEXT } from "../../analysis/rubric";
import { parseRequirement } from "../parse-requirement";

/** Words that say of experience how or where it was had, but not in what. */
const SAYS_NO_TRADE = /^(?:professional|progressive|progressively|field|area|industry|fulltime|paid|career)$/;

/**
 * The criteria that ask for years of nothing in particular ("5+ years of experience", "3 years in a similar role"), by
 * id, as they are judged: as years in the job's own work. Those of a job whose name is no title stay as they are, and
 * any dated job counts.
 */
export const readYearsOfTheJob = memoizeByObject(({ criteria }: Rubric): Map<string, Criterion> => {
  const name = criteria.find(({ overall, text }) => overall && text !== WHOLE_TEXT)?.text;
  const [title] = name?.split(/\s?[(,;|]|\s[–—-]\s/) ?? [];
  if (!title) return new Map();
  return new Map(
    criteria
      .filter(({ kind, text }) => kind === "years" && namesNoTrade(text))
      .map((criterion) => [
        criterion.id,
        { ...criterion, text: `${criterion.minYears ?? 1} years of experience in ${title}` },
      ]),
  );
});

const namesNoTrade = (text: string) => {
  const { kind, units } = parseRequirement(text);
  return kind === "years" && units.every(({ word }) => SAYS_NO_TRADE.test(word.key));
};
