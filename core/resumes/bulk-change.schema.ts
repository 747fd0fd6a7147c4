import * as z from "zod";
import { tierSchema } from "#core/analysis/scorecard";
import { MAX_IDS, strictListQuerySchema } from "./candidate-query.schema";
import { changeTierSchema, MAX_REASON_CHARACTERS } from "./change-tier";
import { writeNoteSchema } from "./write-note";

const note = writeNoteSchema.shape.note.min(1, { error: "Write a note first." });

const earlierTierSchema = z.object({
  id: z.string().max(40),
  tier: tierSchema.nullable(),
  reason: z.string().max(MAX_REASON_CHARACTERS).nullable(),
});
export type EarlierTier = z.infer<typeof earlierTierSchema>;

const actSchema = z.discriminatedUnion("kind", [
  changeTierSchema.extend({ kind: z.literal("tier") }),
  /** Undo: restores each candidate's earlier tier. */
  z.object({ kind: z.literal("earlier-tiers"), tiers: z.array(earlierTierSchema).max(MAX_IDS) }),
  /** Appended to the existing note. */
  z.object({ kind: z.literal("note"), note }),
  z.object({ kind: z.literal("note-back"), note }),
  z.object({ kind: z.literal("delete") }),
  z.object({ kind: z.literal("reread") }),
]);

/** A bulk action on candidates of a tournament. */
export const bulkChangeSchema = z.object({
  /** The candidates, selected like in the list's URL: all that match, or `ids`. */
  of: strictListQuerySchema,
  /** How many candidates the list showed. Without `ids`, the number must not have changed. */
  count: z.number().int().min(0).max(MAX_IDS).optional(),
  act: actSchema,
});
export type BulkChangeInput = z.output<typeof bulkChangeSchema>;

/** The outcome of a bulk action. */
export type BulkChanged = {
  changed: number;
  /** Candidates it does not apply to; for example, an unread file has no tier. */
  skipped: number;
  /** What undo needs. */
  earlier: EarlierTier[];
};
