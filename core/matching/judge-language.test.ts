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
  ["Fluent Spanish", `Skills\n${ROW}`, 2],
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
  ["Spanish", "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Guided walks at Spanish Oak Creek", 0],
  ["Spanish", "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Guided walks in Spanish", 3],
  ["British Sign Language at Level 3", "Certificates\nLevel 3 Certificate in British Sign Language, 2021", 3],
  ["British Sign Language at Level 3", "Certificates\nLevel 1 Award in British Sign Language, 2021", 2],
  ["Fluent Greek", "Summary\nGreek and Polish are my mother tongues.", 3],
  ["Fluent Greek", "Summary\nPolish is my mother tongue, with basic Greek.", 2],
  ["French with English, or English with French", "Languages\nEnglish (fluent)", 2],
  ["Fluent Chinese", "Languages\nEnglish, Cantonese (native)", 3],
  ["Fluent Mandarin", "Languages\nEnglish, Chinese (fluent)", 2],
  ["Fluent Cantonese", "Languages\nEnglish, Mandarin (fluent)", 0],
  ["Fluent Mandarin", "Skills\nGrowing mandarins, grafting", 0],
  ["French C1", "Languages\nFrench: C1, German: B2", 3],
  ["French C1", "Languages\nFrench: native", 3],
  ["French C1", "Languages\nFrench: B2, German: C2", 2],
  ["Business fluent French (C1)", "Languages\nFrench (B1/B2)", 2],
  ["Business fluent French (C1)", "Languages\nFrench (fluent)", 3],
  ["French C1", "Languages\nFrench (A2)", 2],
  ["French at B1 level", "Languages\nFrench (B1)", 3],
  ["French at B1 level", "Languages\nFrench - basic", 2],
  ["English C1 and German B1", "Languages\nEnglish C1, German B1", 3],
  ["English C1 and German B1", "Languages\nEnglish B2, German B1", 2],
  ["Fluent Spanish", "Languages\nSpanish: B2", 3],
  [
    "Fluent French",
    "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Passed calls on to the French-speaking colleague",
    0,
  ],
  ["Greek", "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Held talks with Greek and Turkish interpreters", 0],
  ["Greek", "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Held talks in Greek and Turkish", 3],
  ["Greek", "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Interpreted for Greek-speaking guests", 3],
  ["Greek", "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Called interpreters for Greek-speaking guests", 0],
  ["Greek", "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Served Greek-speaking guests", 1],
  ["Greek", "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Sold cheese and Greek salads", 0],
  ["Greek", "Experience\nClerk, Ash Ltd, 2019 - 2024\n- Wrote Greek letters to guests", 1],
])("%s: %j is at level %i", (requirement, text, level) => {
  const resume = readResume(`Robin Example\n\n${text}\n`, new Date("2026-11-20T12:00:00Z"));
  expect(judgeLanguage(resume, parseRequirement(requirement)).level).toBe(level);
});

test("a language without a level is not surely at the level asked for", () => {
  const resume = readResume("Robin Example\n\nLanguages\nFrench, German\n", new Date("2026-11-20T12:00:00Z"));
  expect(judgeLanguage(resume, parseRequirement("French C1"))).toMatchObject({ level: 3, sure: false });
});
