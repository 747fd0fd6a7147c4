import { type CurrentUser, normalizeEmail } from "#core/accounts/account";
import type { Credentials, LogInInput } from "#core/accounts/account.schema";
import { authenticate } from "#core/accounts/authenticate";
import { changePassword } from "#core/accounts/change-password";
import { confirmEmail, readConfirmation } from "#core/accounts/confirm-email";
import { confirmEmailChange, readEmailChange } from "#core/accounts/confirm-email-change";
import { confirmSecondFactor, type FirstCode } from "#core/accounts/confirm-second-factor";
import { exportAccount } from "#core/accounts/export-account";
import { getAccount } from "#core/accounts/get-account";
import { logIn } from "#core/accounts/log-in";
import { refuseSignup } from "#core/accounts/refuse-signup";
import { registerAccount } from "#core/accounts/register-account";
import { requestEmailChange } from "#core/accounts/request-email-change";
import { requestPasswordReset } from "#core/accounts/request-password-reset";
import { requirePassword } from "#core/accounts/require-password";
import { resetPassword } from "#core/accounts/reset-password";
import type { SecondFactorState } from "#core/accounts/second-factor";
import { sendConfirmation } from "#core/accounts/send-confirmation";
import { toSessionView } from "#core/accounts/session";
import type { AuditAction } from "#core/audit/audit-event";
import type { PaymentProvider } from "#core/billing/payments";
import { listUnusedCredits } from "#core/billing/unused-credits";
import { type AccountDeletion, deleteAccount } from "#core/deletion/delete-account";
import { describeError } from "#core/describe-error";
import { createSampleTournament } from "#core/tournaments/create-sample-tournament";
import { type AttemptGuards, OWN_PASSWORD } from "./attempt-guards";
import { isCommonPassword } from "./common-passwords";
import type { Connected } from "./connect";
import type { WebVars } from "./env";
import { decryptPendingSignup, encryptPendingSignup } from "./pending-signup";
import { sha256 } from "./tokens";
import { createSecondFactorCodes } from "./totp";

type EmailChangeInput = { user: CurrentUser; newEmail: string; password: string };
type PasswordChange = { userId: string; currentPassword: string; newPassword: string; token: string };

/** Shown whether or not the account exists, so that it does not reveal which. */
const NEWEST_WORKS = "The newest link in your inbox still works.";

/** Accounts, their passwords and their sessions. */
export function createAccountServices(
  connected: Connected,
  vars: WebVars,
  payments: PaymentProvider,
  { limitAttempts, guardLogIn, guardOwn, allowMail, rememberBrowser }: AttemptGuards,
) {
  const deps = { ...connected, payments, isCommonPassword, codes: createSecondFactorCodes(vars.SECRET_KEY) };

  const note = (id: string, action: AuditAction, details?: Record<string, unknown>) =>
    deps.audit.record({ actor: { kind: "user", id }, action, details }, deps.now());
  return {
    /** Throws what `register` would refuse, before the credentials are kept for the next screen. */
    checkSignup: async (input: Credentials) => {
      await limitAttempts("sign-up");
      await refuseSignup(deps, input);
    },
    register: async (input: Credentials) => {
      await limitAttempts("register");
      return registerAccount(deps, input);
    },
    /**
     * Creates the sample tournament before the first page is shown. If this fails, the job queued at registration
     * does it.
     */
    giveSample: (userId: string) =>
      createSampleTournament(deps, userId).catch((error: unknown) => {
        console.error({ message: "sample not made at once", error: describeError(error) });
      }),
    /** A wrong two-factor code counts as a wrong guess, like a wrong password. */
    logIn: async (input: LogInInput) => {
      const signedIn = await guardLogIn("login", normalizeEmail(input.email), () => logIn(deps, input));
      await note(signedIn.user.id, "account.logged-in");
      return signedIn;
    },
    /**
     * The cookie for a browser that has logged in to the account, so that it is not mistaken for someone guessing.
     */
    rememberBrowser: (email: string) => rememberBrowser(normalizeEmail(email)),
    authenticate: (token: string) => authenticate(deps, token),
    logOut: (token: string) => deps.sessions.delete(sha256(token)),
    allowPasswordReset: (input: { email: string }) =>
      allowMail("forgot-password", normalizeEmail(input.email), NEWEST_WORKS),
    /** Runs after the response, so an error is only logged. */
    requestPasswordReset: (input: { email: string }) =>
      requestPasswordReset(deps, input).catch((error: unknown) => {
        console.error({ message: "password reset not mailed", error: describeError(error) });
      }),
    /** Returns the state of a confirmation link and changes nothing. */
    readConfirmation: (token: string) => readConfirmation(deps, token),
    confirmEmail: async (input: { token: string }) => {
      await limitAttempts("confirm-email");
      await confirmEmail(deps, input);
    },
    sendConfirmation: async (user: CurrentUser) => {
      await allowMail("send-confirmation", user.email, NEWEST_WORKS);
      await sendConfirmation(deps, user);
    },
    /** Returns the account's email address. */
    resetPassword: async (input: { token: string; password: string }) => {
      await limitAttempts("reset-password");
      const email = await resetPassword(deps, input);
      const user = await deps.users.findByEmail(email);
      if (user) await note(user.id, "account.password-changed", { byMail: true });
      return email;
    },
    changePassword: async ({ token, ...change }: PasswordChange) => {
      await guardOwn(OWN_PASSWORD, change.userId, () =>
        changePassword(deps, { ...change, keptTokenHash: sha256(token) }),
      );
      await note(change.userId, "account.password-changed");
    },

    requestEmailChange: async (input: EmailChangeInput) => {
      await guardOwn(OWN_PASSWORD, input.user.id, () => requestEmailChange(deps, input));
    },
    findPendingEmail: async (userId: string) =>
      (await deps.emailChanges.findPending(userId, deps.now()))?.newEmail ?? null,
    readEmailChange: (token: string) => readEmailChange(deps, token),
    /** Returns whether the account has its new address now. */
    confirmEmailChange: async (input: { token: string }) => {
      await limitAttempts("change-email");
      return confirmEmailChange(deps, input);
    },

    findSecondFactor: async (userId: string): Promise<SecondFactorState> => {
      const factor = await deps.secondFactors.find(userId);
      return { isOn: Boolean(factor?.confirmedAt), codesLeft: factor?.codesLeft ?? 0 };
    },
    /** A secret for an authenticator app. It has no effect until its first code is entered. */
    beginSecondFactor: async ({ email }: CurrentUser) => {
      await limitAttempts("second-factor");
      return deps.codes.create(email);
    },
    /** Returns the recovery codes; undefined if it was on before. */
    confirmSecondFactor: async (input: FirstCode) => {
      const { isNew, codes } = await guardOwn("second-factor", input.userId, () =>
        confirmSecondFactor(deps, input),
      );
      if (isNew) await note(input.userId, "account.second-factor-on");
      return codes;
    },
    endSecondFactor: async (input: { userId: string; password: string }) => {
      await guardOwn(OWN_PASSWORD, input.userId, () => requirePassword(deps, input));
      await deps.secondFactors.remove(input.userId);
      await note(input.userId, "account.second-factor-off");
    },

    wantsResultsMail: deps.users.wantsResultsMail,
    setWantsResultsMail: deps.users.setWantsResultsMail,
    /** Everything we store about the account and everything in it, piece by piece. */
    exportData: async (user: CurrentUser) => {
      await note(user.id, "account.exported");
      return exportAccount(deps, user);
    },
    listUnusedCredits: (userId: string) => listUnusedCredits(deps, userId),

    /** The user's sessions; `token` belongs to the current one. */
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
    encryptPendingSignup: (credentials: Credentials) => encryptPendingSignup(credentials, vars.SECRET_KEY),
    decryptPendingSignup: (sealed: string) => decryptPendingSignup(sealed, vars.SECRET_KEY),
  };
}
