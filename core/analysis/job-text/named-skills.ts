import { tokenize } from "../language/tokens";
import { findTerms } from "../vocabulary/vocabulary";

/** The known names in the text, each once. */
export const namedSkills = (text: string) => [
  ...new Set(findTerms(text, tokenize(text)).map(({ term }) => term.name)),
];
