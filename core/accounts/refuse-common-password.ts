import { DomainError } from "#core/errors";

const TOO_COMMON = "This is one of the most used passwords, which are guessed first. Please choose another.";

export type CommonPasswordDeps = {
  /** Whether it is among the ten thousand and more that people choose most, in whatever case. */
  isCommonPassword(password: string): Promise<boolean>;
};

/** For every new password; those that are in use already stay. `field` is the one it was typed in. */
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
