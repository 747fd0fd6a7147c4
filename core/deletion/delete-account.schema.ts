import * as z from "zod";

const MISSING = "Please enter your password";

/** The account's password again, so that a session left open is not enough. */
export const accountDeletionSchema = z.object({
  password: z.string({ error: MISSING }).min(1, MISSING).max(200, MISSING),
  /** A box that is ticked; a form leaves out one that is not. */
  givesUpCredits: z.boolean().default(false),
});
