import * as z from "zod";
import { listQuerySchema } from "#core/resumes/candidate-query.schema";

export const shareDays = [7, 30] as const;

/** A link shows at most this many candidates, which fit on one page. */
export const MAX_SHARED_CANDIDATES = 100;
/** The limit of open links per tournament. */
export const MAX_OPEN_SHARES = 20;
export const MAX_LABEL_LENGTH = 80;
export const MAX_COMMENT_LENGTH = 1000;

export const createShareSchema = z.object({
  label: z
    .string("Please say whom the link is for")
    .trim()
    .min(1, "Please say whom the link is for")
    .max(MAX_LABEL_LENGTH, `At most ${MAX_LABEL_LENGTH} characters`),
  days: z.literal(shareDays, "Choose 7 or 30 days"),
  isBlind: z.boolean().default(false),
  /** The query of the list whose candidates are shared. */
  query: z.record(z.string(), z.string()).default({}).pipe(listQuerySchema),
});
export type CreateShareInput = z.output<typeof createShareSchema>;

/** As shown to its owner. The link itself is shown only once, when it is created. */
export type ShareView = {
  id: string;
  label: string;
  isBlind: boolean;
  candidates: number;
  viewCount: number;
  /** ISO 8601, like the next two. */
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
};

export type Share = {
  id: string;
  tournamentId: string;
  /** The owner of the tournament. */
  ownerId: string;
  label: string;
  isBlind: boolean;
  resumeIds: string[];
  expiresAt: Date;
  revokedAt: Date | null;
};

export const opinionSchema = z.object({
  vote: z.enum(["up", "down"]).nullable(),
  comment: z.string().trim().max(MAX_COMMENT_LENGTH, `At most ${MAX_COMMENT_LENGTH} characters`),
});
export type Opinion = z.infer<typeof opinionSchema>;

/** A link holder's opinion, as shown to the recruiter next to the tier. */
export type Feedback = Opinion & {
  /** The link's label. */
  by: string;
  /** ISO 8601. */
  at: string;
};
