import { DomainError } from "#core/errors";

export type PasswordDeps = {
  verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
  passwords: { findHash(userId: string): Promise<string | undefined> };
};

/** Throws `wrong_password`, reported at the form's password field. */
export async function requirePassword(
  deps: PasswordDeps,
  { userId, password, field = "password" }: { userId: string; password: string; field?: string },
  words = new DomainError("wrong_password").message,
): Promise<void> {
  if (await deps.verifyPassword(password, await deps.passwords.findHash(userId))) return;
  throw new DomainError("wrong_password", { message: words, details: { fieldErrors: { [field]: [words] } } });
}
