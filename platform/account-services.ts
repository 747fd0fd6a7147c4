import type { Credentials } from "#core/accounts/account.schema";
import { authenticate } from "#core/accounts/authenticate";
import { changePassword } from "#core/accounts/change-password";
import { logIn } from "#core/accounts/log-in";
import { registerAccount } from "#core/accounts/register-account";
import { requestPasswordReset } from "#core/accounts/request-password-reset";
import { resetPassword } from "#core/accounts/reset-password";
import { toSessionView } from "#core/accounts/session";
import { describeError } from "#core/describe-error";
import type { Connected } from "./connect";
import type { WebVars } from "./env";
import { openPendingSignup, sealPendingSignup } from "./pending-signup";
import { sha256 } from "./tokens";

type PasswordChange = { userId: string; currentPassword: string; newPassword: string; token: string };

/** Accounts, their passwords, and where they are signed in. */
export function createAccountServices(
  deps: Connected,
  vars: WebVars,
  limitAttempts: (action: string) => Promise<void>,
) {
  return {
    registerAccount: async (input: Credentials) => {
      await limitAttempts("register");
      return registerAccount(deps, input);
    },
    logIn: async (input: Credentials) => {
      await limitAttempts("login");
      return logIn(deps, input);
    },
    authenticate: (token: string) => authenticate(deps, token),
    logOut: (token: string) => deps.deleteSession(sha256(token)),
    allowPasswordReset: () => limitAttempts("forgot-password"),
    /** For after the answer, when nobody is there to be told of a fault. */
    requestPasswordReset: (input: { email: string }) =>
      requestPasswordReset(deps, input).catch((error: unknown) => {
        console.error({ message: "password reset not mailed", error: describeError(error) });
      }),
    resetPassword: async (input: { token: string; password: string }) => {
      await limitAttempts("reset-password");
      await resetPassword(deps, input);
    },
    changePassword: async (input: PasswordChange) => {
      await limitAttempts("change-password");
      const { token, ...change } = input;
      await changePassword(deps, { ...change, keptTokenHash: sha256(token) });
    },
    /** Where the user is signed in; `token` is the session that asks. */
    listSessions: async (userId: string, token: string) => {
      const sessions = await deps.listSessions(userId, deps.now());
      return sessions.map((session) => toSessionView(session, sha256(token)));
    },
    logOutElsewhere: (userId: string, token: string) => deps.deleteOtherSessions(userId, sha256(token)),
    sealPendingSignup: (credentials: Credentials) => sealPendingSignup(credentials, vars.SECRET_KEY),
    openPendingSignup: (sealed: string) => openPendingSignup(sealed, vars.SECRET_KEY),
  };
}
