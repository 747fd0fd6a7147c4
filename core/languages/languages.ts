/** ISO 639-3 codes, as returned by `identifyLanguage`. */
export type Language = string;

const ENGLISH: Language = "eng";
const RUSSIAN: Language = "rus";

/** The language pairs of the labeled data that judges are measured on: the advert, then the resume. */
export const MEASURED_PAIRS: readonly LanguagePair[] = [
  { advert: ENGLISH, resume: ENGLISH },
  { advert: RUSSIAN, resume: RUSSIAN },
  { advert: RUSSIAN, resume: ENGLISH },
];

export type LanguagePair = { advert: Language; resume: Language };

/** Codes that Intl does not know or names differently. */
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

/** For example "Romanian". */
export function languageName(language: Language): string {
  const known = NAMES[language];
  if (known) return known;
  const name = new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language);
  return name ?? "an unknown language";
}

/** Whether a judge measured on these pairs can judge this one. An unidentified language is not a reason to refuse. */
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
