import * as z from "zod";

/** "statement": a correction or proof for one criterion. "review": a person should look. */
export const requestKinds = ["statement", "review"] as const;
export type RequestKind = (typeof requestKinds)[number];

export const linkDays = [14, 30, 90] as const;

/** Stands in a letter for the link, which is known only while it is shown. */
export const LINK_BLANK = "[the candidate's link]";

export const createLinkSchema = z.object({
  days: z.coerce
    .number()
    .refine((days) => linkDays.some((one) => one === days), "Choose how long the link works."),
});

export const MAX_WORDS = 1000;
/** Of one candidate. */
export const MAX_REQUESTS = 20;

const TOO_LONG = `Please write at most ${MAX_WORDS.toLocaleString("en")} characters.`;

export const statementSchema = z.object({
  criterionId: z.string(),
  words: z.string().trim().min(10, "Please write a sentence or two.").max(MAX_WORDS, TOO_LONG),
});

export const reviewSchema = z.object({ words: z.string().trim().max(MAX_WORDS, TOO_LONG) });

export type CandidateLink = {
  id: string;
  resumeId: string;
  tournamentId: string;
  ownerId: string;
  expiresAt: Date;
  revokedAt: Date | null;
};

export type CandidateLinkView = Pick<CandidateLink, "id" | "expiresAt" | "revokedAt"> & {
  createdAt: Date;
  openedAt: Date | null;
};

export type CandidateRequest = {
  id: string;
  kind: RequestKind;
  criterionId: string | null;
  words: string;
  createdAt: Date;
  answeredAt: Date | null;
};
