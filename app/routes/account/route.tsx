import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { REVOKE_KEY } from "#app/components/api-keys/key-list.tsx";
import { CREATE_KEY } from "#app/components/api-keys/new-key-form.tsx";
import { ConfirmEmailNote, SEND_CONFIRMATION } from "#app/components/confirm-email-note.tsx";
import { Fact, Facts, LocalDate, PageHeader, PageSection } from "#app/components/ui.ts";
import { answerNewKey, answerRevokedKey } from "#app/lib/answer-key-form.server.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requireUser } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import { useKept } from "#app/lib/use-kept.ts";
import { changeEmailSchema, changePasswordSchema } from "#core/accounts/account.schema";
import { firstCodeSchema } from "#core/accounts/second-factor";
import { newAccountKeySchema } from "#core/api-keys/api-key.schema";
import type { CreatedKey } from "#core/api-keys/create-key";
import { accountDeletionSchema } from "#core/deletion/delete-account.schema";
import { retentionSchema } from "#core/deletion/retention";
import { ApiKeysSection } from "./api-keys-section";
import { DataSection, MailSection, RetentionSection, SET_MAILS } from "./data-sections";
import { DeleteSection } from "./delete-section";
import { CHANGE_EMAIL, EmailSection, PasswordSection, SessionsSection } from "./log-in-sections";
import { drawQrCode } from "./qr-code.server";
import {
  BEGIN_SECOND_FACTOR,
  CONFIRM_SECOND_FACTOR,
  END_SECOND_FACTOR,
  type SecondFactorAnswer,
  SecondFactorSection,
} from "./second-factor-section";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.myAccount);

export async function loader(args: LoaderFunctionArgs) {
  const { id, email, createdAt, isEmailConfirmed } = requireUser(args);
  const { services, token } = args.context;
  const [sessions, owned, retention, pendingEmail, secondFactor, wantsResultsMail, unused, apiKeys] =
    await Promise.all([
      services.accounts.listSessions(id, token),
      services.accounts.countOwned(id),
      services.retention.get(id),
      services.accounts.findPendingEmail(id),
      services.accounts.findSecondFactor(id),
      services.accounts.wantsResultsMail(id),
      services.accounts.listUnusedCredits(id),
      services.apiKeys.list(id),
    ]);
  const { origin } = new URL(args.request.url);
  const settings = { origin, pendingEmail, secondFactor, wantsResultsMail };
  return { email, createdAt, isEmailConfirmed, sessions, retention, ...settings, unused, apiKeys, ...owned };
}

const mailSchema = z.object({ wantsResultsMail: z.boolean().default(false) });

export async function action(args: ActionFunctionArgs) {
  const user = requireUser(args);
  const { authCookies, services, token } = args.context;
  const { accounts } = services;
  const form = await args.request.formData();
  const asked = { ...args, form };

  const answer = <Schema extends z.ZodType<unknown, Record<string, unknown>>, Answer>(
    schema: Schema,
    run: (value: z.output<Schema>) => Promise<Answer>,
  ) => answerForm(asked, schema, words.somethingWentWrong, run);

  switch (form.get("intent")) {
    case "delete-account":
      return answer(accountDeletionSchema, async ({ password, givesUpCredits }) => {
        const { recordKey } = await accounts.delete({ user, password, givesUpCredits });
        await authCookies.signOut();
        // A full document navigation, so that no account data stays in the browser's memory.
        return redirectDocument(`/auth/account-deleted${recordKey ? `?key=${recordKey}` : ""}`);
      });
    case SEND_CONFIRMATION:
      return answer(z.object({}), () => accounts.sendConfirmation(user));
    case CHANGE_EMAIL:
      return answer(changeEmailSchema, async (change) => {
        await accounts.requestEmailChange({ user, ...change });
        return redirect("/account");
      });
    case BEGIN_SECOND_FACTOR: {
      const { uri, ...setup } = await accounts.beginSecondFactor(user);
      return { setup: { ...setup, qr: drawQrCode(uri) } };
    }
    case CONFIRM_SECOND_FACTOR:
      return answer(firstCodeSchema, async (first) => ({
        recoveryCodes: await accounts.confirmSecondFactor({ userId: user.id, ...first }),
      }));
    case END_SECOND_FACTOR:
      return answer(accountDeletionSchema, async ({ password }) => {
        await accounts.endSecondFactor({ userId: user.id, password });
        return redirect("/account");
      });
    case CREATE_KEY:
      return answerNewKey(asked, newAccountKeySchema, (input) =>
        services.apiKeys.createForUser(user.id, input),
      );
    case REVOKE_KEY:
      return answerRevokedKey(asked, (keyId) => services.apiKeys.revokeForUser(user.id, keyId));
    case SET_MAILS:
      return answer(mailSchema, ({ wantsResultsMail }) =>
        accounts.setWantsResultsMail(user.id, wantsResultsMail),
      );
    case "log-out-elsewhere":
      await accounts.logOutElsewhere(user.id, token);
      return redirect("/account");
    case "set-retention":
      return answer(retentionSchema, (settings) => services.retention.set(user.id, settings));
    default:
      return answer(changePasswordSchema, ({ currentPassword, newPassword }) =>
        accounts.changePassword({ userId: user.id, currentPassword, newPassword, token }),
      );
  }
}

export const clientAction = submitForm(changePasswordSchema, words.somethingWentWrong);

export default function Account() {
  const { email, createdAt, isEmailConfirmed, sessions, retention, ...loaded } =
    useLoaderData<typeof loader>();
  const answer = useFormAnswer<
    SubmissionResult<string[]> & SecondFactorAnswer & { createdKey?: CreatedKey }
  >();
  const lastResult = answer && "status" in answer ? answer : undefined;
  // Stays on the page while the user retypes a wrong code.
  const setup = useKept(answer?.setup);
  const resultOf = (intent: string) => (lastResult?.initialValue?.intent === intent ? lastResult : undefined);

  return (
    <>
      <PageHeader title={words.myAccount} />
      {!isEmailConfirmed && <ConfirmEmailNote className="mb-8" lastResult={resultOf(SEND_CONFIRMATION)} />}
      <PageSection title={words.profile}>
        <Facts>
          <Fact name={words.email}>
            {email}{" "}
            <span className="whitespace-nowrap font-normal text-muted">
              {isEmailConfirmed ? words.confirmed : words.notConfirmed}
            </span>
          </Fact>
          <Fact name={words.memberSince}>
            <LocalDate iso={createdAt} />
          </Fact>
        </Facts>
      </PageSection>
      <EmailSection pendingEmail={loaded.pendingEmail} lastResult={resultOf(CHANGE_EMAIL)} />
      <PasswordSection lastResult={resultOf("change-password")} />
      <SecondFactorSection {...loaded.secondFactor} answer={{ ...answer, setup }} lastResult={lastResult} />
      <SessionsSection sessions={sessions} />
      <ApiKeysSection
        origin={loaded.origin}
        keys={loaded.apiKeys}
        created={answer?.createdKey}
        lastResult={resultOf(CREATE_KEY)}
      />
      <MailSection wantsResultsMail={loaded.wantsResultsMail} lastResult={resultOf(SET_MAILS)} />
      <RetentionSection {...retention} lastResult={resultOf("set-retention")} />
      <DataSection />
      <DeleteSection
        email={email}
        tournamentCount={loaded.tournamentCount}
        resumeCount={loaded.resumeCount}
        unused={loaded.unused}
        lastResult={resultOf("delete-account")}
      />
    </>
  );
}
