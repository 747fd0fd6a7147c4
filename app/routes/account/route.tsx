import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { ConfirmEmailNote, SEND_CONFIRMATION } from "#app/components/confirm-email-note.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { answerForm } from "#app/lib/form-action.server.ts";
import { keepForm } from "#app/lib/keep-form.ts";
import { requireUser } from "#app/lib/require-user.server.ts";
import { changePasswordSchema } from "#core/accounts/account.schema";
import { accountDeletionSchema } from "#core/deletion/delete-account.schema";
import { retentionSchema } from "#core/deletion/retention";
import { PRODUCT_NAME } from "#core/product";
import { DeleteSection } from "./delete-section";
import { PasswordSection } from "./password-section";
import { RetentionSection } from "./retention-section";
import { SessionsSection } from "./sessions-section";

const FALLBACK = "Something went wrong. Please try again.";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction = () => [{ title: `My account · ${PRODUCT_NAME}` }];

export async function loader(args: LoaderFunctionArgs) {
  const { id, email, createdAt, isEmailConfirmed } = requireUser(args);
  const { services, token } = args.context;
  const [sessions, owned, retention] = await Promise.all([
    services.accounts.listSessions(id, token),
    services.accounts.countOwned(id),
    services.retention.get(id),
  ]);
  return { email, createdAt, isEmailConfirmed, sessions, retention, ...owned };
}

export async function action(args: ActionFunctionArgs) {
  const user = requireUser(args);
  const { context } = args;
  const { services, token } = context;
  const form = await args.request.formData();

  if (form.get("intent") === "delete-account") {
    const submission = parseWithZod(form, { schema: accountDeletionSchema });
    return answerForm(context, submission, FALLBACK, async ({ password }) => {
      await services.accounts.delete({ user, password });
      await context.authCookies.signOut();
      // A page of its own, so that nothing of the account is left in the browser's memory.
      return redirectDocument("/");
    });
  }
  if (form.get("intent") === SEND_CONFIRMATION) {
    const submission = parseWithZod(form, { schema: z.object({}) });
    return answerForm(context, submission, FALLBACK, async () => {
      await services.accounts.sendConfirmation(user);
      return data(submission.reply());
    });
  }
  if (form.get("intent") === "log-out-elsewhere") {
    await services.accounts.logOutElsewhere(user.id, token);
    return redirect("/account");
  }
  if (form.get("intent") === "set-retention") {
    const submission = parseWithZod(form, { schema: retentionSchema });
    return answerForm(context, submission, FALLBACK, async ({ retentionDays }) => {
      await services.retention.setDays(user.id, retentionDays);
      return redirect("/account");
    });
  }
  const submission = parseWithZod(form, { schema: changePasswordSchema });
  return answerForm(context, submission, FALLBACK, async ({ currentPassword, newPassword }) => {
    await services.accounts.changePassword({ userId: user.id, currentPassword, newPassword, token });
    return data(submission.reply({ hideFields: ["currentPassword", "newPassword", "confirmPassword"] }));
  });
}

export function clientAction(args: ClientActionFunctionArgs) {
  return keepForm(args, changePasswordSchema, FALLBACK);
}

export default function Account() {
  const { email, createdAt, isEmailConfirmed, sessions, retention, tournamentCount, resumeCount } =
    useLoaderData<typeof loader>();
  const lastResult = useActionData<SubmissionResult<string[]>>();
  const resultOf = (intent: string) => (lastResult?.initialValue?.intent === intent ? lastResult : undefined);

  return (
    <>
      <PageHeader title="My account" />
      {!isEmailConfirmed && <ConfirmEmailNote className="mb-8" lastResult={resultOf(SEND_CONFIRMATION)} />}
      <PageSection title="Profile">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-muted">Email</dt>
          <dd className="min-w-0 break-words">
            <span className="font-medium">{email}</span>{" "}
            <span className="whitespace-nowrap text-muted">
              {isEmailConfirmed ? "(confirmed)" : "(not confirmed)"}
            </span>
          </dd>
          <dt className="text-muted">Member since</dt>
          <dd>
            <LocalDate iso={createdAt} />
          </dd>
        </dl>
      </PageSection>
      <PasswordSection lastResult={resultOf("change-password")} />
      <SessionsSection sessions={sessions} />
      <RetentionSection {...retention} />
      <DeleteSection
        email={email}
        tournamentCount={tournamentCount}
        resumeCount={resumeCount}
        lastResult={resultOf("delete-account")}
      />
    </>
  );
}
