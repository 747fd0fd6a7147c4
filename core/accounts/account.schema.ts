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

export const credentialsSchema = z.object({ email, password });

export const signupSchema = credentialsSchema
  .extend({ confirmPassword: z.string({ error: PASSWORD_TOO_SHORT }).min(6, PASSWORD_TOO_SHORT) })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords do not match",
    path: ["confirmPassword"],
  });

export type Credentials = z.infer<typeof credentialsSchema>;
