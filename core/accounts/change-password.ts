import { type CommonPasswordDeps, refuseCommonPassword } from "./refuse-common-password";
import { type PasswordDeps, requirePassword } from "./require-password";

const WRONG = "This is not your current password";

type Deps = CommonPasswordDeps &
  PasswordDeps & {
    hashPassword(password: string): Promise<string>;
    passwords: {
      /** Also ends the user's other sessions and voids their reset links, in one transaction. */
      set(change: { userId: string; passwordHash: string; keptTokenHash: string }): Promise<void>;
    };
  };

export async function changePassword(
  deps: Deps,
  input: { userId: string; currentPassword: string; newPassword: string; keptTokenHash: string },
): Promise<void> {
  const { userId, currentPassword, newPassword, keptTokenHash } = input;
  await requirePassword(deps, { userId, password: currentPassword, field: "currentPassword" }, WRONG);
  await refuseCommonPassword(deps, newPassword, "newPassword");
  const passwordHash = await deps.hashPassword(newPassword);
  await deps.passwords.set({ userId, passwordHash, keptTokenHash });
}
