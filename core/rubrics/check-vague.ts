import { patternOf } from "#core/patterns";
import patterns from "./check-vague.patterns.json";

const VAGUE = patternOf(patterns.vague);

const FILLER =
  /\b(?:and|or|an?|the|be|is|to|of|with|in|very|highly|must|should|have|has|we|want|person|individual|candidate|strong|excellent|good|great|who|as)\b/gi;

/** An explanation for a criterion made only of words that no resume can show; undefined for any other. */
export function checkVague(text: string): string | undefined {
  if (!text.match(VAGUE)) return undefined;
  const rest = text.replace(VAGUE, " ").replace(FILLER, " ");
  if (/[\p{L}\p{N}]/u.test(rest)) return undefined;
  return "A resume cannot show this: anyone can write it. Name what the person has done instead.";
}
