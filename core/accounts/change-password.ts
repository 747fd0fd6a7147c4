import { DomainError } from "#core/errors";
import { type CommonPasswordDeps, refuseCommonPassword } from "./refuse-common-password";

const WRONG = "This is not your current password";

type Deps = CommonPasswordDeps & {
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
  passwords: {
    findHash(userId: string): Promise<string | undefined>;
    /** Ends the user's other sessions and voids their reset links, in one transaction. */
    set(change: { userId: string; passwordHash: string; keptTokenHash: string }): Promise<void>;
  };
};

export async function changePassword(
  deps: Deps,
  input: { userId: string; currentPassword: string; newPassword: string; keptTokenHash: string },
): Promise<void> {
  const { userId, currentPassword, newPassword, keptTokenHash } = input;
  if (!(await deps.verifyPassword(currentPassword, await deps.passwords.findHash(userId)))) {
    throw new DomainError("wrong_password", {
      message: WRONG,
      details: { fieldErrors: { currentPassword: [WRONG] } },
    });
  }
  await refuseCommonPassword(deps, newPassword, "newPassword");
  const passwordHash = await deps.hashPassword(newPassword);
  await deps.passwords.set({ userId, passwordHash, keptTokenHash });
}
