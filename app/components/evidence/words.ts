export {
  cons,
  contact,
  fileFailed,
  followUpQuestions,
  hiddenUntilTier,
  keySkills,
  match,
  noContactInfoAvailable,
  opensInNewTab,
  pros,
} from "../candidates/words";

export const scorecard = "Scorecard";
export const scorecardFailed = "We couldn't load the scorecard";
export const stillAnalyzing = "This resume is still being analyzed";
export const stillAnalyzingHint = "Its scorecard appears here as soon as it's done.";
export const resumeFailed = "This resume couldn't be read";

export const yourNote = "Your note";
export const addNote = "Add a note";
export const viewOriginal = "View original";
export const previousCandidate = "Previous candidate";
export const nextCandidate = "Next candidate";
export const copyContact = (copies: string) => `Copy ${copies}`;

export const point = "point";
export const points = "points";
export const notSureCountsAs = (percent: number) => ` · not sure: counts as ${percent}%`;
export const claimShare = (percent: number) =>
  ` · most of what fits this job isn't backed by relevant dated jobs, so each such verdict counts ${percent}%`;
export const inField = (percent: number) => ` · the work that shows it is ${percent}% in this field`;
export const judgesDiffer = (model: string, builtIn: string) =>
  ` · the AI model said “${model}”, the built-in judge “${builtIn}”`;
export const secondReading = (level: string) => ` · a second reading said “${level}”`;
export const weight = "weight";
export const nearestLine = "The closest line:";
export const nearestLines = "The closest lines:";
export const otherLines = "Other lines to look at:";
export const candidateNotFound = "Candidate not found";
export const candidateNotFoundHint = "This candidate isn't in this tournament, or was deleted.";

export const copyQuestions = "Copy questions";
export const noneFound = "None found";
export const lookHereFirst = "Look here first";
export const notSureSummary = (unsure: number, criteria: string) =>
  `Not sure about ${unsure} of ${criteria}: read the lines and decide.`;
export const quoteMoved =
  "The resume was analyzed again, and this quote is no longer at the same place in its text.";

export const file = "File:";
export const readBy = "Read by";
export const analyzedBy = "Analyzed by";
export const judgeName = (engine: string, version: string) =>
  engine === "embedded" ? `the built-in judge (version ${version})` : `${engine} ${version}`;
export const modelName = (model: string, engine: string, version: string, prompt: string | undefined) =>
  `the AI model ${model} (${engine} interface, version ${version}, prompt ${prompt})`;
export const rubricVersion = (version: number) => `, with rubric version ${version}`;
export const notesNeverRead = ", and your notes are never read";
export const on = "on";
export const detailsHidden = ". Name, contact details and photo were hidden";

export const quotePosition = (at: number, all: number) => `Quote ${at} of ${all}`;
export const resumeText = "Resume text";
export const quotesUnderlined = (quotes: string) => `${quotes} underlined: choose one to see what it shows`;
export const loadingQuotes = "Loading the quotes…";
export const noQuotes = "No quotes from this resume";
export const quotesFailed = "We couldn't load the quotes";
export const previousQuote = "Previous quote";
export const nextQuote = "Next quote";
export const textFailed = "We couldn't load the text";
export const noText = "No text was saved";
export const noTextHint = "You can still open the original file.";
export const loadingText = "Loading the resume text…";
export const aboutFile = "About this file";

export const pointsAndMatch = (reached: string, percent: number | null) =>
  `${reached} of 100 points: a match of ${percent}%`;
export const pointsHint = (reached: string) =>
  `Each criterion below adds its weight × its verdict; the weights add up to 100%. In total: ${reached} of 100 points.`;
export const levelCounts = (level: string, from: number, to: number) =>
  `“${level}” counts ${from === to ? from : `${from} to ${to}`}`;
export const levelsHint = (counts: string) => `${counts}: the more passages show it, the more it counts.`;
export const reductionsHint = (low: number, high: number, otherField: string) =>
  `“Not sure” counts ${low} to ${high}, which is what such verdicts turned out to be worth when people checked. Work in another field counts less, down to ${otherField}. If most criteria rest on claims outside dated work or beside work of another kind, these count less, down to 50%.`;
export const matchRange = (low: number, high: number) => `${low}–${high}% over two readings.`;
export const borderline = (low: number, high: number, lower: string, upper: string) =>
  `Borderline: ${low}–${high}% over two readings, from Tier ${lower} to Tier ${upper}.`;
export const matchTitle = "Match";
export const tierEdges = (c: string, b: string, a: string) =>
  `Tier C starts at ${c} of the points, B at ${b} and A at ${a}: where people rated the fit 50, 70 and 90%. In between, the match rises in straight lines.`;
export const roundedDown = (score: string) => `Here: ${score}%, rounded down.`;

export const criterionByCriterion = "Criterion by criterion";
export const verdictsHint =
  "Every verdict above “Not shown” quotes the resume: choose one to see it there. “Not shown” only means that no line was found: it may be said in other words. “Not sure” leaves it to you.";
export const showsQuoteInResume = "Shows the quote in the resume";
export const jobAsWhole = "The job as a whole";
export const mustHave = "Must have";
export const niceToHave = "Nice to have";
export const loadingScorecard = "Loading the scorecard…";
export const updating = "Updating to the newest.";
export const staleVersion = (version: number) => `Analyzed with rubric version ${version}.`;
export const tierOrigin = (isReadOnly: boolean, tier: string | null, aiTier: string | null) => {
  const said = aiTier ? `Tier ${aiTier}` : "Not Ranked";
  return `${isReadOnly ? "The recruiter's" : "Your"} tier; the AI said ${aiTier === tier ? "the same" : said}.`;
};
export const reasonForTier = (isReadOnly: boolean, tier: string) =>
  `${isReadOnly ? "The recruiter's" : "Your"} reason for Tier ${tier}`;
export const resume = "Resume";
export const whatToShow = "What to show";
export const candidate = "Candidate";
export const placeInList = (place: string, of: string) => `Candidate ${place} of ${of}`;
