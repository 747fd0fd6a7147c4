import { tokenize } from "../language/tokens";
import { findTerms, type TermMatch } from "./vocabulary";

// The name begins where a word begins and has a name's length: a long run of letters is looked at once.
const FAMILY =
  /(?<![\p{L}+#])(\p{Lu}[\p{L}+#.]{0,40})(?: (?:Framework|Suite|Cloud|Platform|Office))?\s?\(([^()\n]{2,120})\)/gu;
const PIECE = /[^,;/|]+/g;

/** Members of a family that a bracket names without its name: Spring Boot in "Spring (Boot, Security)". */
export function findBracketed(text: string): TermMatch[] {
  return Array.from(text.matchAll(FAMILY)).flatMap(({ 0: whole, 1: head = "", 2: inside = "", index }) =>
    Array.from(inside.matchAll(PIECE)).flatMap((piece) => {
      const name = `${head} ${piece[0].trim()}`;
      const [match] = findTerms(name, tokenize(name));
      if (!match || match.start > 0 || match.end < name.length) return [];
      const start = index + whole.length - 1 - inside.length + piece.index;
      return [
        { term: match.term, start: start + piece[0].search(/\S/), end: start + piece[0].trimEnd().length },
      ];
    }),
  );
}
