/**
 * The scrypt parameters that OWASP recommends for 16 MB. Production caps PBKDF2 at 100,000 rounds, which is too few.
 * scrypt takes 128 * N * r bytes of a Worker's 128 MB, so N cannot grow.
 */
const FULL = { N: 16384, r: 8, p: 5 };

/** For tests, which hash hundreds of passwords. */
const QUICK = { N: 16, r: 1, p: 1 };

export type PasswordVars = { ENVIRONMENT: "local" | "production"; PASSWORD_COST?: "full" | "quick" };

/** Only a local instance can have quick hashes; the variable alone does not weaken a deployment. */
export const passwordCost = ({ ENVIRONMENT, PASSWORD_COST }: PasswordVars): typeof FULL =>
  ENVIRONMENT === "local" && PASSWORD_COST === "quick" ? QUICK : FULL;
