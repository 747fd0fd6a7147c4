import { DomainError } from "#core/errors";

const TOO_COMMON = "This is one of the most used passwords, which are guessed first. Please choose another.";

export type CommonPasswordDeps = {
  /** Whether it is one of the more than ten thousand most common passwords, ignoring case. */
  isCommonPassword(password: string): Promise<boolean>;
};

/** Checked for every new password, but not for existing ones. `field` is the form field it was typed in. */
export async function refuseCommonPassword(
  deps: CommonPasswordDeps,
  password: string,
  field = "password",
): Promise<void> {
  if (!(await deps.isCommonPassword(password))) return;
  throw new DomainError("invalid_input", {
    message: TOO_COMMON,
    details: { fieldErrors: { [field]: [TOO_COMMON] } },
  });
}
