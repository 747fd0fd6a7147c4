import { expect, test } from "vitest";
import { judgeLanguage } from "./judge-language";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const ROW =
  "budgets, buying, costing, Spanish, data entry, delivery, drawing, forecasting, inspection, inventory, lasers, macros, planning, sales";

test.each([
  ["Fluent Spanish", "Languages\nSpanish (fluent), Greek (basic)", 3],
  ["Fluent Spanish", "Summary\nOn-site work abroad. Fluent in both verbal and written Spanish.", 3],
  ["Fluent Spanish", "Languages\nSpanish - basic", 2],
  ["Fluent Spanish", `Skills\n${ROW}`, 1],
  ["Conversational Spanish", "Languages\nSpanish - conversational", 3],
  ["Basic German", "Languages\nGerman (basic)", 3],
  ["Knowledge of Polish", "Languages\nPolish (native), English (fluent)", 3],
  ["Knowledge of Polish", "Skills\nPolish the silver", 0],
  ["Fluent Spanish", "Interests\nSpanish food", 0],
  ["Bilingual English/Spanish", "Languages\nArabic (fluent), English (fluent)", 0],
  ["Bilingual English/Spanish", "Languages\nSpanish (fluent), English (fluent)", 3],
  ["Bilingual English/Spanish", "Summary\nBilingual (Arabic)", 0],
  ["Bilingual", "Languages\nSpanish (fluent), English (fluent)", 3],
  ["Bilingual", "Languages\nEnglish (fluent)", 0],
  ["French with English, or English with French", "Languages\nEnglish (fluent)", 2],
  ["French with English, or Greek with English", "Languages\nEnglish (fluent), Greek (fluent)", 3],
])("%s: %j is at level %i", (requirement, text, level) => {
  const resume = readResume(`Robin Example\n\n${text}\n`, new Date("2026-11-20T12:00:00Z"));
  expect(judgeLanguage(resume, parseRequirement(requirement)).level).toBe(level);
});
