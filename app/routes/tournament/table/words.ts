export * from "../../common-words";

export { cancel, notRanked, tierFailed, tierOf, undo, undone, unsavedNote, unsavedReason } from "../words";

export const deleteTitle = (resumes: string) => `Delete ${resumes}?`;
export const deleteAction = (resumes: string) => `Delete ${resumes}`;
export const keepThem = "Keep them";
export const deleteText = (n: number) =>
  n === 1
    ? "It will be deleted permanently, with its file, its scorecard, your tier and your note."
    : "They will be deleted permanently, with their files, scorecards, your tiers and your notes.";
export const changeTierOf = (whom: string) => `Change Tier of ${whom}`;
export const aiTierStays = "The AI's tiers stay next to yours.";
export const resetTiers = "Back to the AI's tiers";
export const addNoteTo = (whom: string) => `Add a note to ${whom}`;
export const addNoteHint = "It goes below your existing notes. Only you can see it.";
export const noteRequired = "Write a note first";
export const addNote = "Add note";

export const more = "More";
export const selectOne = (name: string) => `Select ${name}`;
export const loadingMore = (n: string) => `Loading ${n} more…`;

export const was = (tier: string) => `was ${tier}`;
export const theSame = "the same";
export const yourTierAiSaid = (tier: string) => `, yours; the AI said ${tier}`;
export const changeTierOfOne = (name: string, tier: string) => `Change Tier of ${name}: ${tier}`;

export const lastJob = "Last job";
export const years = "Years";
export const mustHaves = "Must-haves";
export const note = "Note";
export const added = "Added";
export const analyzing = "Analyzing…";
export const opinionsOn = (name: string, opinions: string) => `Opinions on ${name}: ${opinions}`;

export const selected = (candidates: string) => `${candidates} selected`;
export const compare = "Compare";
export const setTier = "Set tier";
export const addANote = "Add a note";
export const deleteButton = "Delete";
export const selectAll = (n: string) => `Select all ${n} shown`;

export const asBefore = (candidates: string) => `${candidates} as before.`;
export const leftAsTheyWere = (candidates: string) => `${candidates} left as they were.`;
export const movedTo = (tier: string) => `moved to Tier ${tier}`;
export const withOutcome = (candidates: string, outcome: string) => `${candidates} ${outcome}`;
export const noteFailed = "We couldn't save the note";
export const noteAdded = (candidates: string) => `Note added to ${candidates}`;
export const analyzeAgainFailed = "We couldn't start the analysis";
export const willBeAnalyzed = (resumes: string) => `${resumes} will be analyzed again`;
export const deleted = (resumes: string) => `${resumes} deleted`;
export const versions = (n: number) => `${n} versions`;

export const columns = "Columns";
export const columnsAndDensity = "Columns and density";
export const rows = "Rows";
export const compact = "Compact";

export const backToAiTiers = "back to the AI's tiers";

export const table = "Table";
export const cards = "Cards";
