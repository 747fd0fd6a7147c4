import * as z from "zod";

export const EMAIL_DIFFERS = "This is not the email address of your account";

/** The account's own e-mail, typed once more. */
export const deleteAccountSchema = z.object({
  email: z.string({ error: EMAIL_DIFFERS }).trim().min(1, EMAIL_DIFFERS).max(254, EMAIL_DIFFERS),
});
