import { mustFirst } from "../importance";
import type { Criterion } from "../rubric";
import { base, type Draft } from "./draft";
import { withoutLeadIn } from "./lead-in";
import { listNames } from "./name-list";
import type { DescriptionItem } from "./read-description";
import { readRequirement } from "./read-requirement";

/** Duties fill what room is left up to this many criteria. */
const MAX_WITH_DUTIES = 14;

/**
 * If requirements are stated elsewhere, only firm lines of the description become must-haves, and its duties are
 * ignored. Otherwise its firmest lines are the must-haves. Duties describe the job in the words of people who have
 * done it; they come last and weigh least, unless they are all there is. If there are too many criteria, the must-haves stay.
 */
export function mineDescription(items: DescriptionItem[], hasStated: boolean): Draft[] {
  const firmest: DescriptionItem["section"] = items.some(({ section }) => section === "must")
    ? "must"
    : "open";
  const isDutiesOnly = items.every(({ section }) => section === "duty" || section === "nice");
  const importance = ({ section }: DescriptionItem): Criterion["importance"] =>
    section === "must" || (section === firmest && !hasStated) || isDutiesOnly ? "must" : "nice";
  const draftsOf = (item: DescriptionItem): Draft[] =>
    (item.isListed ? readListed(item, importance(item)) : readProse(item, importance(item))).map((draft) => ({
      ...draft,
      ...(item.section === "open" && !hasStated && isHard(draft) && firm(draft)),
      source: item.source,
    }));
  const asked = items
    .filter(({ section }) => section !== "duty")
    .flatMap(draftsOf)
    .sort(mustFirst);
  const duties = hasStated ? [] : items.filter(({ section }) => section === "duty").flatMap(draftsOf);
  return [...asked, ...duties.slice(0, Math.max(0, MAX_WITH_DUTIES - asked.length))];
}

/** Prose need not say that it insists: "somebody with four or more years in product management". */
const isHard = ({ kind }: Draft) => kind === "years" || kind === "education" || kind === "certification";

const firm = ({ kind }: Draft): Pick<Draft, "importance" | "weight"> => ({
  importance: "must",
  weight: base(kind, "must", "").weight,
});

/** A line under a heading is a requirement as if it stood in its own field. */
const readListed = ({ text, section }: DescriptionItem, importance: Criterion["importance"]): Draft[] =>
  section === "duty"
    ? [readRequirement(text, importance)].filter(({ kind }) => kind !== "role")
    : readNames(text, importance);

/** Each of "SMSTS, CSCS, First Aid at Work", and anything else as it is. */
const readNames = (text: string, importance: Criterion["importance"]): Draft[] =>
  (listNames(text) ?? [text]).map((name) => readRequirement(name, importance));

function readProse({ text }: DescriptionItem, importance: Criterion["importance"]): Draft[] {
  const own = withoutLeadIn(text);
  return /\S\s+\S/.test(own) ? readNames(own, importance).filter(({ kind }) => kind !== "role") : [];
}
