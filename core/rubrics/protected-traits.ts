import { ENGLISH_RULES } from "./traits/english";
import { FRENCH_AND_ITALIAN_RULES } from "./traits/french-and-italian";
import { GERMAN_RULES } from "./traits/german";
import { RUSSIAN_RULES } from "./traits/russian";
import { SPANISH_RULES } from "./traits/spanish";
import type { TraitRule } from "./traits/trait-rule";

/** Read from top to bottom; the first that finds something says why. */
export const TRAIT_RULES: TraitRule[] = [
  ...ENGLISH_RULES,
  ...RUSSIAN_RULES,
  ...GERMAN_RULES,
  ...SPANISH_RULES,
  ...FRENCH_AND_ITALIAN_RULES,
];
