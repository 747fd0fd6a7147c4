import { patternOf } from "#core/patterns";
import patterns from "./asked-things.patterns.json";
import { isTitleWord, looksLikeTitle } from "./titles";

const CERTIFIED_THING = patternOf(patterns.certifiedThing);
const SEVERAL_LICENSES = patternOf(patterns.severalLicenses);

/** True if what is certified or licensed is a thing, which the person does not hold. */
export const isCertifiedThing = (text: string): boolean =>
  CERTIFIED_THING.test(text) || SEVERAL_LICENSES.test(text);

const TRAIT = patternOf(patterns.trait);

/** "Educate pet owners", "trains new nurses": whoever asks for a job names one of them, or writes it as a title. */
const areOthers = (text: string) => isTitleWord(/ (\p{Ll}+)s$/u.exec(text)?.[1] ?? "");

/** True if a job is asked for that the person has had: "Sous chef". */
export const asksRole = (text: string): boolean =>
  looksLikeTitle(text) && !TRAIT.test(text) && !areOthers(text);
