import { type CurrentUser, normaliseEmail } from "#core/accounts/account";
import type { Credentials } from "#core/accounts/account.schema";
import { authenticate } from "#core/accounts/authenticate";
import { changePassword } from "#core/accounts/change-password";
import { confirmEmail, readConfirmation } from "#core/accounts/confirm-email";
import { getAccount } from "#core/accounts/get-account";
import { logIn } from "#core/accounts/log-in";
import { refuseCommonPassword } from "#core/accounts/refuse-common-password";
import { registerAccount } from "#core/accounts/register-account";
import { requestPasswordReset } from "#core/accounts/request-password-reset";
import { resetPassword } from "#core/accounts/reset-password";
import { sendConfirmation } from "#core/accounts/send-confirmation";
import { toSessionView } from "#core/accounts/session";
import { type AccountDeletion, deleteAccount } from "#core/deletion/delete-account";
import { describeError } from "#core/describe-error";
import { type AttemptGuards, OWN_PASSWORD } from "./attempt-guards";
import { isCommonPassword } from "./common-passwords";
import type { Connected } from "./connect";
import type { WebVars } from "./env";
import { openPendingSignup, sealPendingSignup } from "./pending-signup";
import { sha256 } from "./tokens";

type PasswordChange = { userId: string; currentPassword: string; newPassword: string; token: string };

/** True of an account, and said of none. */
const NEWEST_WORKS = "The newest link in your inbox still works.";

/** Accounts, their passwords, and where they are signed in. */
export function createAccountServices(
  connected: Connected,
  vars: WebVars,
  { limitAttempts, guardLogIn, guardOwn, allowMail, rememberBrowser }: AttemptGuards,
) {
  const deps = { ...connected, isCommonPassword };
  return {
    /** Before the credentials are kept for the next screen. Throws `invalid_input` for one that many use. */
    checkNewPassword: (password: string) => refuseCommonPassword(deps, password),
    register: async (input: Credentials) => {
      await limitAttempts("register");
      return registerAccount(deps, input);
    },
    logIn: (input: Credentials) => guardLogIn("login", normaliseEmail(input.email), () => logIn(deps, input)),
    /** What a browser that has logged in to the account keeps, so that it is not taken for a guesser. */
    rememberBrowser: (email: string) => rememberBrowser(normaliseEmail(email)),
    authenticate: (token: string) => authenticate(deps, token),
    logOut: (token: string) => deps.sessions.delete(sha256(token)),
    allowPasswordReset: (input: { email: string }) =>
      allowMail("forgot-password", normaliseEmail(input.email), NEWEST_WORKS),
    /** For after the answer, when nobody is there to be told of a fault. */
    requestPasswordReset: (input: { email: string }) =>
      requestPasswordReset(deps, input).catch((error: unknown) => {
        console.error({ message: "password reset not mailed", error: describeError(error) });
      }),
    /** How a link stands that confirms an address; looking at it changes nothing. */
    readConfirmation: (token: string) => readConfirmation(deps, token),
    confirmEmail: async (input: { token: string }) => {
      await limitAttempts("confirm-email");
      await confirmEmail(deps, input);
    },
    sendConfirmation: async (user: CurrentUser) => {
      await allowMail("send-confirmation", user.email, NEWEST_WORKS);
      await sendConfirmation(deps, user);
    },
    /** Returns the e-mail of the account. */
    resetPassword: async (input: { token: string; password: string }) => {
      await limitAttempts("reset-password");
      return resetPassword(deps, input);
    },
    changePassword: ({ token, ...change }: PasswordChange) =>
      guardOwn(OWN_PASSWORD, change.userId, () =>
        changePassword(deps, { ...change, keptTokenHash: sha256(token) }),
      ),
    /** Where the user is signed in; `token` is the session that asks. */
    listSessions: async (userId: string, token: string) => {
      const sessions = await deps.sessions.list(userId, deps.now());
      return sessions.map((session) => toSessionView(session, sha256(token)));
    },
    logOutElsewhere: (userId: string, token: string) => deps.sessions.deleteOthers(userId, sha256(token)),
    get: (userId: string) => getAccount(deps, userId),
    delete: (input: AccountDeletion) =>
      guardOwn(OWN_PASSWORD, input.user.id, () => deleteAccount(deps, input)),
    countOwned: deps.deletions.countOwned,
    listValidSessions: (tokenHashes: string[]) => deps.sessions.listValid(tokenHashes, deps.now()),
    sealPendingSignup: (credentials: Credentials) => sealPendingSignup(credentials, vars.SECRET_KEY),
    openPendingSignup: (sealed: string) => openPendingSignup(sealed, vars.SECRET_KEY),
  };
}
