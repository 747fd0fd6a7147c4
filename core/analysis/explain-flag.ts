/** What each flag means for the recruiter, by its wording. Existing results keep earlier wordings. */
const MEANINGS: [RegExp, string][] = [
  [
    /cannot be seen on the page/i,
    "Hidden words are sometimes put there to move screening software. Only what a person can see was judged.",
  ],
  [
    /addresse[sd] (?:to )?the screening software/i,
    "Such sentences have no effect on the score. You may want to ask the candidate about them.",
  ],
  [
    /^Read by OCR|^Hard to read/i,
    "The page is a picture. A misread word can look like something the resume does not show: check the original.",
  ],
  [
    /^No words were found|could not be read/i,
    "Those pages weren't analyzed, so “Not shown” may only mean “not read”: check the original.",
  ],
  [
    /longer than people write/i,
    "Such runs of letters are a fault of the file, or sent to keep software busy. What was left out was not judged.",
  ],
  [
    /^This may (?:not be a|be no) resume/,
    "It was judged like any other file. Look at the original: an advert, an invoice or a letter may have come along.",
  ],
  [
    /^Judged by the AI model alone/,
    "Nothing else checked its levels; its quotes were verified word for word. Have someone who knows the language read it.",
  ],
  [
    /in \d+ parts\.$/,
    "Each requirement counts by the part that shows it best. What joins two parts may be missed.",
  ],
  [/very long/i, "What comes after that was not judged: check the original."],
  [
    /^Not rated/,
    "It is ranked by similar wording alone, after everyone with a tier. Have someone who knows the language read it; you can set a tier yourself.",
  ],
  [
    /^Written in .+ for a job in/,
    "Fewer words can match across languages, so “Not shown” may only mean “said in other words”: read it before you rule anybody out.",
  ],
  [
    /^The (?:quoted passages aren't about|passages quoted do not speak of)/,
    "A language model can be wrong, or be talked into things by a resume. Read the passages before you decide.",
  ],
  [
    /readings disagree|read only once/i,
    "A verdict may fall either way here. Read the quotes before you decide.",
  ],
];

/** Why a flag matters, in a sentence or two; undefined if it explains itself. */
export function explainFlag(flag: string): string | undefined {
  return MEANINGS.find(([pattern]) => pattern.test(flag))?.[1];
}
