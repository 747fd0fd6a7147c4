import * as z from "zod";
import { normaliseEmail } from "#core/accounts/account";

const EMAIL_DIFFERS = "This is not the email address of your account";

/** The account's own e-mail, typed once more. */
export const confirmationSchema = (ownEmail: string) =>
  z.object({
    email: z
      .string({ error: EMAIL_DIFFERS })
      .refine((typed) => normaliseEmail(typed) === ownEmail, EMAIL_DIFFERS),
  });
