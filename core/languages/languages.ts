/** ISO 639-3, as `identifyLanguage` names them. */
export type Language = string;

const ENGLISH: Language = "eng";
const RUSSIAN: Language = "rus";

/** What the labels that judges are measured on are written in: the advert, then the resume. */
export const MEASURED_PAIRS: readonly LanguagePair[] = [
  { advert: ENGLISH, resume: ENGLISH },
  { advert: RUSSIAN, resume: RUSSIAN },
  { advert: RUSSIAN, resume: ENGLISH },
];

export type LanguagePair = { advert: Language; resume: Language };

/** Where Intl has another name for the code, or none. */
const NAMES: Record<string, string> = {
  als: "Albanian",
  azj: "Azerbaijani",
  ekk: "Estonian",
  lvs: "Latvian",
  nob: "Norwegian",
  pes: "Persian",
  prs: "Persian",
  cmn: "Chinese",
  zlm: "Malay",
  arb: "Arabic",
  swh: "Swahili",
};

/** "Romanian" */
export function languageName(language: Language): string {
  const known = NAMES[language];
  if (known) return known;
  const name = new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language);
  return name ?? "an unknown language";
}

/** Whether a judge that reads these pairs can judge this one. What could not be identified is no reason not to. */
export function reads(
  pairs: readonly LanguagePair[] | "any",
  { advert, resume }: { advert: Language | undefined; resume: Language | undefined },
): boolean {
  if (pairs === "any") return true;
  return pairs.some(
    (pair) =>
      (advert === undefined || pair.advert === advert) && (resume === undefined || pair.resume === resume),
  );
}
