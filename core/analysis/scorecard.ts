import * as z from "zod";
import { documentTypes } from "../documents/document";
import { criterionSchema } from "./rubric";

/** From "the resume does not show it" to "shown in dated work". On screen: VERDICT_WORDS. */
export const verdictLevels = ["none", "weak", "partial", "strong"] as const;
export type VerdictLevel = (typeof verdictLevels)[number];

export const VERDICT_WORDS: Record<VerdictLevel, string> = {
  none: "Not shown",
  weak: "Mentioned",
  partial: "Partly met",
  strong: "Met",
};

/** Shown instead of the level if the judge cannot tell. */
export const NOT_SURE_WORDS = "Not sure, look here";

/** A verbatim quote of the resume. `text.slice(start, end) === quote` for the stored text. */
const passageSchema = z.object({
  quote: z.string(),
  /** Offsets into the stored text, in UTF-16 code units. */
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
});

/** What the verdict on the job as a whole is made of. */
export const wholePartNames = ["title", "function", "level", "field", "time", "similarity"] as const;

export const PART_WORDS: Record<(typeof wholePartNames)[number], string> = {
  title: "Title held",
  function: "Work done",
  level: "Level held",
  field: "Field of work",
  time: "Time in it",
  similarity: "Similarity of the text",
};

const verdictPartSchema = z.object({
  name: z.enum(wholePartNames),
  /** Its share of the criterion's weight; the parts of a verdict add up to 1. */
  weight: z.number().positive().max(1),
  /** How much of it the resume shows, 0 to 1. */
  share: z.number().min(0).max(1),
  /** Present if the share is above 0. */
  evidence: passageSchema.nullable(),
  /** One short sentence: what was compared. */
  note: z.string(),
});

/**
 * What a note says, as far as something depends on it: only named in a list; only outside of dated jobs; in words that
 * the passage does not support.
 */
const verdictReasons = ["listed", "undated", "unsupported"] as const;

const verdictSchema = z.object({
  criterionId: z.string(),
  level: z.enum(verdictLevels),
  /** How far into its level the verdict reaches, 0 to 1; 1 if absent. */
  depth: z.number().min(0).max(1).optional(),
  /** It rests on a mention outside of dated work, on a job without dates beside dated ones, or on one of another kind. */
  isClaim: z.boolean().optional(),
  /** How much of its worth the claim counts, if most criteria rest on claims: 0.5 to 1 (`weighClaims`). */
  claimShare: z.number().min(0).max(1).optional(),
  /** The level from a second reading, if it differs; the criterion then counts the mean of the two. */
  secondLevel: z.enum(verdictLevels).optional(),
  /**
   * False if the judge cannot tell: "Not sure, look here". Without a depth, the verdict counts what such verdicts of
   * its level have turned out to be worth.
   */
  sure: z.boolean().optional(),
  /**
   * For work in a dated job: how close that job is to the required field, 0 to 1. Work in another field counts less.
   */
  inField: z.number().min(0).max(1).optional(),
  /** The level from each judge, if a model judged and was compared with the embedded judge. */
  byJudge: z.object({ model: z.enum(verdictLevels), embedded: z.enum(verdictLevels) }).optional(),
  /** The parts of the verdict on the job as a whole. The score uses the parts; the level only summarizes them. */
  parts: z.array(verdictPartSchema).optional(),
  /** Present if and only if the level is above "none". */
  evidence: passageSchema.nullable(),
  /**
   * The nearest line, if the level is "none" and some line comes near: something to check or ask about, not evidence.
   */
  nearest: passageSchema.optional(),
  /** If the judge is not sure: other lines that may show it, best first. */
  others: z.array(passageSchema).optional(),
  /** One short sentence: why this level. */
  note: z.string(),
  /** Absent if nothing depends on the note, in verdicts of earlier versions, and of models unless they are unsupported. */
  reason: z.enum(verdictReasons).optional(),
  /** A question for the candidate, if the judge has a better one than the criterion's wording gives. */
  question: z.string().optional(),
});

export const tiers = ["A", "B", "C", "D"] as const;
export const tierSchema = z.enum(tiers);
export type Tier = z.infer<typeof tierSchema>;

/** A language that the judge is not measured in: the job's, the resume's, or the pair of them. */
const notRatedSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("job"), language: z.string() }),
  z.object({ of: z.literal("resume"), language: z.string() }),
  z.object({ of: z.literal("pair"), language: z.string(), jobLanguage: z.string() }),
]);
export type NotRated = z.infer<typeof notRatedSchema>;

/** What lists show about the work in a resume. It is not part of the score. */
const profileSchema = z.object({
  /** From the most recent dated job, as written. */
  title: z.string().optional(),
  employer: z.string().optional(),
  /** All dated jobs together; overlapping periods count once. */
  years: z.number().nonnegative().optional(),
  /** English name of the resume's language. */
  language: z.string().optional(),
});

const shares = z.number().min(0).max(1);
const ofLevels = <Value extends z.ZodType>(value: Value) => z.record(z.enum(verdictLevels), value);

/** The numbers that turn verdicts into points and points into a match, as of when the resume was read. */
const arithmeticSchema = z.object({
  /** The share of the weight that each level earns, at depth 0 and at depth 1. */
  levels: ofLevels(z.tuple([shares, shares])),
  /** The share that a not-sure verdict without a depth earns, by level. */
  notSure: ofLevels(shares),
  /** The fraction that remains if the work was in an unrelated field. */
  otherField: shares,
  /** The share of the points at which each tier begins. */
  edges: z.object({ C: shares, B: shares, A: shares }),
});
export type Arithmetic = z.infer<typeof arithmeticSchema>;

/** Why a candidate got this score: everything the arithmetic used, and who judged. */
const scorecardSchema = z.object({
  rubricHash: z.string(),
  engine: z.string(),
  engineVersion: z.string(),
  /** The model and the prompt version, if a model judged. */
  model: z.string().optional(),
  promptVersion: z.string().optional(),
  /** Why the fallback judged instead of the configured analyzer, in words. */
  fallback: z.string().optional(),
  criteria: z.array(criterionSchema),
  /** Empty if the resume is not rated. */
  verdicts: z.array(verdictSchema),
  /** Why there is no tier and no match; languages by their English names. */
  notRated: notRatedSchema.optional(),
  /** The arithmetic its points were computed with, stored because later versions may compute differently. */
  arithmetic: arithmeticSchema.optional(),
  /** The match before rounding down, to three decimals; candidates are ordered by it. Absent in older results. */
  score: z.number().min(0).max(100).optional(),
  /** The percentages from the lower and the higher levels of two readings, if they differ. */
  range: z.object({ low: z.number().int(), high: z.number().int() }).optional(),
  /** How similar the whole text is to the job, 0 to 1; only breaks ties between equal scores. */
  relevance: z.number().min(0).max(1).optional(),
  /** The actual file type, whatever the file name says. Absent in older results. */
  fileType: z.enum(documentTypes).optional(),
  /** Absent in older results. */
  profile: profileSchema.optional(),
  /**
   * A fingerprint of the words, which identifies another version of the same resume; see core/resumes/text-fingerprint.ts.
   */
  textPrint: z.string().optional(),
  /** What the reader should know: pages read by OCR, hidden text left out, instructions ignored. */
  flags: z.array(z.string()),
});

const contactInfoSchema = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  /** Profiles and pages of the candidate, as written. */
  links: z.array(z.string()).optional(),
  /** Where the candidate lives, as written: "Leeds, UK". */
  location: z.string().optional(),
});

/** The stored result of reading one resume against one rubric. */
export const resumeAnalysisSchema = z.object({
  /** Both are null if the resume is not rated; `scorecard.notRated` says why. */
  matchPercent: z.number().int().min(0).max(100).nullable(),
  tier: tierSchema.nullable(),
  extractedSkills: z.array(z.string()),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  followUpQuestions: z.array(z.string()),
  contactInfo: contactInfoSchema,
  scorecard: scorecardSchema,
});

export type Passage = z.infer<typeof passageSchema>;
export type VerdictPart = z.infer<typeof verdictPartSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type VerdictReason = (typeof verdictReasons)[number];
export type Scorecard = z.infer<typeof scorecardSchema>;
export type ContactInfo = z.infer<typeof contactInfoSchema>;
export type CandidateProfile = z.infer<typeof profileSchema>;
export type ResumeAnalysis = z.infer<typeof resumeAnalysisSchema>;

export const isUnsure = ({ sure }: Pick<Verdict, "sure">): boolean => sure === false;

/** The verdict's evidence or, if nothing shows the criterion, its nearest line. */
export const passageOf = ({ evidence, nearest }: Verdict): Passage | undefined => evidence ?? nearest;

/**
 * The passage to show. A nearest line is shown only if the judge is not sure, because by itself it proves nothing.
 */
export const shownPassageOf = (verdict: Verdict): Passage | undefined =>
  verdict.evidence ?? (isUnsure(verdict) ? verdict.nearest : undefined);
