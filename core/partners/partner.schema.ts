import * as z from "zod";

/** `POST /auth/login`: how a partner's program gets a token. */
export const partnerCredentialsSchema = z
  .object({
    username: z
      .string({ error: "Username is required" })
      .trim()
      .min(1, "Username is required")
      .max(100)
      .meta({ examples: ["northwind"] }),
    password: z
      .string({ error: "Password is required" })
      .min(1, "Password is required")
      .max(200)
      .meta({ examples: ["the password you were given"] }),
  })
  .meta({ id: "Credentials" });

export type PartnerCredentials = z.output<typeof partnerCredentialsSchema>;

/** The portal's login form: a username and a token issued to that partner. */
export const partnerLoginSchema = z.object({
  username: z.string({ error: "Username is required" }).trim().min(1, "Username is required").max(100),
  jwtToken: z.string({ error: "JWT token is required" }).trim().min(1, "JWT token is required").max(4000),
});

export type PartnerLogin = z.output<typeof partnerLoginSchema>;

/** Usernames are case-insensitive. */
export const normalizeUsername = (username: string) => username.trim().toLowerCase();

const newPassword = z
  .string({ error: "Password is required" })
  .min(12, "Password must be at least 12 characters")
  .max(200, "Password must be at most 200 characters");

/** The administrator's form for a new partner. Without a password, one is generated. */
export const newPartnerSchema = z.object({
  partnerName: z
    .string({ error: "Name is required" })
    .trim()
    .min(1, "Name is required")
    .max(100, "Name must be at most 100 characters"),
  username: z
    .string({ error: "Username is required" })
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._-]{2,49}$/, "Use 3 to 50 letters, digits, dots, hyphens or underscores"),
  password: newPassword.optional(),
});

export type NewPartner = z.output<typeof newPartnerSchema>;

/** Without a password, one is generated. */
export const partnerPasswordSchema = z.object({ password: newPassword.optional() });
