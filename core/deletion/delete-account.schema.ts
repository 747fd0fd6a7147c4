import * as z from "zod";

const MISSING = "Please enter your password";

/** The account's own password, typed once more: a session that was left open must not be enough. */
export const accountDeletionSchema = z.object({
  password: z.string({ error: MISSING }).min(1, MISSING).max(200, MISSING),
});
