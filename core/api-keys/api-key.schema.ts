import * as z from "zod";
import { keyModes, keyScopes } from "./api-key";

const CAP = "Enter a whole number from 1 to 1,000,000, or leave it empty";

const newKeySchema = z.object({
  name: z
    .string({ error: "Name is required" })
    .trim()
    .min(1, "Name is required")
    .max(60, "Name must be at most 60 characters"),
  scope: z.enum(keyScopes, { error: "Choose what the key may do" }),
  mode: z.enum(keyModes, { error: "Choose a mode" }).default("live"),
  spendCap: z.coerce.number({ error: CAP }).int(CAP).min(1, CAP).max(1_000_000, CAP).optional(),
  password: z.string().optional(),
});

/** The form of the partner portal, whose session is as powerful as a key. */
export const newPartnerKeySchema = newKeySchema;

/** The form of the account page. */
export const newAccountKeySchema = newKeySchema.extend({
  password: z.string({ error: "Password is required" }),
});

export type NewKeyInput = Omit<z.output<typeof newKeySchema>, "password">;
