import * as z from "zod";

const email = z
  .string({ error: "Please enter a valid email address" })
  .trim()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

const PASSWORD_TOO_SHORT = "Password must be at least 6 characters";
const password = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(6, PASSWORD_TOO_SHORT)
  .max(200, "Password must be at most 200 characters");

const WRONG_CODE = "Enter the code from your authenticator app, or a recovery code";

export const credentialsSchema = z.object({ email, password });

/** `code`: the second factor, for accounts that have one. */
export const loginSchema = credentialsSchema.extend({
  code: z.string({ error: WRONG_CODE }).trim().max(40, WRONG_CODE).optional(),
});

export const changeEmailSchema = z.object({
  newEmail: email,
  password: z
    .string({ error: "Please enter your password" })
    .min(1, "Please enter your password")
    .max(200, "Please enter your password"),
});

export type LogInInput = z.infer<typeof loginSchema>;

export const signupSchema = credentialsSchema
  .extend({ confirmPassword: z.string({ error: PASSWORD_TOO_SHORT }).min(6, PASSWORD_TOO_SHORT) })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords do not match",
    path: ["confirmPassword"],
  });

const LONG_PASSWORD_TOO_SHORT = "Password must be at least 8 characters long";
const longPassword = z
  .string({ error: LONG_PASSWORD_TOO_SHORT })
  .min(8, LONG_PASSWORD_TOO_SHORT)
  .max(200, "Password must be at most 200 characters");
const PASSWORDS_DIFFER = "Passwords don't match";
const repeated = z.string({ error: PASSWORDS_DIFFER });

export const forgotPasswordSchema = z.object({ email });

export const resetPasswordSchema = z.object({
  token: z
    .string({ error: "Invalid Reset Link" })
    .min(1, "Invalid Reset Link")
    .max(200, "Invalid Reset Link"),
  password: longPassword,
});

export const resetPasswordFormSchema = z
  .object({ password: longPassword, confirmPassword: repeated })
  .refine((form) => form.password === form.confirmPassword, {
    message: PASSWORDS_DIFFER,
    path: ["confirmPassword"],
  });

const CURRENT_MISSING = "Please enter your current password";

export const changePasswordSchema = z
  .object({
    currentPassword: z.string({ error: CURRENT_MISSING }).min(1, CURRENT_MISSING).max(200, CURRENT_MISSING),
    newPassword: longPassword,
    confirmPassword: repeated,
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: PASSWORDS_DIFFER,
    path: ["confirmPassword"],
  });

export type Credentials = z.infer<typeof credentialsSchema>;
