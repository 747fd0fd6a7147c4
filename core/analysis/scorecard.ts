import * as z from "zod";
import { documentTypes } from "../documents/document";
import { criterionSchema } from "./rubric";

/** From "the resume does not show it" to "shown in dated work". Words on screen: VERDICT_WORDS. */
export const verdictLevels = ["none", "weak", "partial", "strong"] as const;
export type VerdictLevel = (typeof verdictLevels)[number];

export const VERDICT_WORDS: Record<VerdictLevel, string> = {
  none: "Not shown",
  weak: "Mentioned",
  partial: "Partly met",
  strong: "Met",
};

/** In place of the level's words where the judge cannot tell. */
export const NOT_SURE_WORDS = "Not sure, look here";

/** A verbatim piece of the resume. `text.slice(start, end) === quote` for the stored text. */
const evidenceSchema = z.object({
  quote: z.string(),
  /** Offsets into the stored text, in UTF-16 code units. */
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
});

/** What the job as a whole is judged by. */
export const wholePartNames = ["title", "level", "field", "similarity"] as const;

export const PART_WORDS: Record<(typeof wholePartNames)[number], string> = {
  title: "Title held",
  level: "Level held",
  field: "Field of work",
  similarity: "Similarity of the text",
};

const verdictPartSchema = z.object({
  name: z.enum(wholePartNames),
  /** Its share of the criterion's weight; those of a verdict add up to 1. */
  weight: z.number().positive().max(1),
  /** How much of it is shown, 0 to 1. */
  share: z.number().min(0).max(1),
  /** Present where the share is above 0. */
  evidence: evidenceSchema.nullable(),
  /** One short sentence: what was compared. */
  note: z.string(),
});

const verdictSchema = z.object({
  criterionId: z.string(),
  level: z.enum(verdictLevels),
  /** How far it reaches from this level towards the next, 0 to 1; wholly, where it is left out. */
  depth: z.number().min(0).max(1).optional(),
  /** What a second reading found, where it differed; the criterion then counts the mean of the two. */
  secondLevel: z.enum(verdictLevels).optional(),
  /** False where the judge cannot tell: "Not sure, look here". Without a depth it counts what such verdicts of its level turned out to be worth. */
  sure: z.boolean().optional(),
  /** What the verdict on the job as a whole is made of; it then counts as they do, and its level only names that. */
  parts: z.array(verdictPartSchema).optional(),
  /** Present exactly when the level is above "none". */
  evidence: evidenceSchema.nullable(),
  /** The line that comes nearest, where the level is "none" and one comes near: to look at or to ask about, no proof. */
  nearest: evidenceSchema.optional(),
  /** One short sentence: why this level. */
  note: z.string(),
  /** What to ask the candidate, where the judge has a better question than the wording of the criterion gives. */
  question: z.string().optional(),
});

export const tiers = ["A", "B", "C", "D"] as const;
export const tierSchema = z.enum(tiers);
export type Tier = z.infer<typeof tierSchema>;

/** A language that the judge is not measured in: of the job, of the resume, or the two together. */
const notRatedSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("job"), language: z.string() }),
  z.object({ of: z.literal("resume"), language: z.string() }),
  z.object({ of: z.literal("pair"), language: z.string(), jobLanguage: z.string() }),
]);
export type NotRated = z.infer<typeof notRatedSchema>;

/** Why a candidate got this score: everything the arithmetic used, and who judged. */
const scorecardSchema = z.object({
  rubricHash: z.string(),
  engine: z.string(),
  engineVersion: z.string(),
  /** The model and the version of the prompt, where a model judged. */
  model: z.string().optional(),
  promptVersion: z.string().optional(),
  /** Why another analyser than the configured one judged, in words. */
  fallback: z.string().optional(),
  criteria: z.array(criterionSchema),
  /** None where the resume is not rated. */
  verdicts: z.array(verdictSchema),
  /** Why there is no tier and no match; languages by their English names. */
  notRated: notRatedSchema.optional(),
  /** The match before it is rounded down, in thousandths: what candidates are ordered by. Older results lack it. */
  score: z.number().min(0).max(100).optional(),
  /** The percentages two readings span, where they differ. */
  range: z.object({ low: z.number().int(), high: z.number().int() }).optional(),
  /** How near the whole text is to the job, 0 to 1; it decides only between candidates of the same score. */
  relevance: z.number().min(0).max(1).optional(),
  /** What the file was, whatever its name says. Older results lack it. */
  fileType: z.enum(documentTypes).optional(),
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
  /** Both null where the resume is not rated: `scorecard.notRated` says why. */
  matchPercent: z.number().int().min(0).max(100).nullable(),
  tier: tierSchema.nullable(),
  extractedSkills: z.array(z.string()),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  followUpQuestions: z.array(z.string()),
  contactInfo: contactInfoSchema,
  scorecard: scorecardSchema,
});

export type Evidence = z.infer<typeof evidenceSchema>;
export type VerdictPart = z.infer<typeof verdictPartSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type Scorecard = z.infer<typeof scorecardSchema>;
export type ContactInfo = z.infer<typeof contactInfoSchema>;
export type ResumeAnalysis = z.infer<typeof resumeAnalysisSchema>;

export const isUnsure = ({ sure }: Pick<Verdict, "sure">): boolean => sure === false;

/** What the verdict rests on or, where nothing shows the criterion, the nearest line. */
export const passageOf = ({ evidence, nearest }: Verdict): Evidence | undefined => evidence ?? nearest;

/** The passage to look at: a nearest line only where the judge cannot tell, for it shows nothing by itself. */
export const shownPassageOf = (verdict: Verdict): Evidence | undefined =>
  verdict.evidence ?? (isUnsure(verdict) ? verdict.nearest : undefined);
