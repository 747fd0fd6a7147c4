import english from "./traits/english.json";
import frenchAndItalian from "./traits/french-and-italian.json";
import german from "./traits/german.json";
import { readTraitTable, type TraitRule } from "./traits/read-trait-table";
import russian from "./traits/russian.json";
import spanish from "./traits/spanish.json";

/** Checked from top to bottom; the first match gives the reason. */
export const TRAIT_RULES: TraitRule[] = [
  ...readTraitTable(english),
  ...readTraitTable(russian),
  ...readTraitTable(german),
  ...readTraitTable(spanish),
  ...readTraitTable(frenchAndItalian),
];
