import * as z from "zod";

export const NOT_GIVEN_UP = "Confirm that you give up your unused credits. Nothing was deleted.";
const MISSING = "Please enter your password";

/** The account's password again, so that a session left open is not enough. */
export const accountDeletionSchema = z.object({
  password: z.string({ error: MISSING }).min(1, MISSING).max(200, MISSING),
  /** A box that is ticked; a form leaves out one that is not. */
  givesUpCredits: z.boolean().default(false),
});

/** The same for an account with paid credits left. */
export const givingUpSchema = accountDeletionSchema.refine(({ givesUpCredits }) => givesUpCredits, {
  path: ["givesUpCredits"],
  message: NOT_GIVEN_UP,
});
