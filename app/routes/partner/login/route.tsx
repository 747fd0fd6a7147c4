import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { ButtonLink, CopyButton, InputField, Notice, PostForm } from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { type PartnerLogin as Login, partnerLoginSchema } from "#core/partners/partner.schema";
import * as words from "../words";
import { FAILED, refusalWords } from "./refusal";

const PORTAL = "/partner/dashboard";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.loginTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await context.findPartner()) throw redirect(PORTAL);
  return {
    origin: new URL(request.url).origin,
    // A token cookie that is no longer valid; logging out would have removed the cookie.
    hasEnded: /(?:^|;\s*)partner_token=./.test(request.headers.get("Cookie") ?? ""),
  };
}

export function action(args: ActionFunctionArgs) {
  const { context } = args;
  const logIn = async (input: Login) => {
    const { expiresIn } = await context.services.partners.logIn(input);
    context.authCookies.signInPartner(input.jwtToken, expiresIn);
    await context.authCookies.rememberPartnerBrowser(input.username);
    return redirect(PORTAL);
  };
  return answerForm(args, partnerLoginSchema, FAILED, logIn, refusalWords);
}

export const clientAction = submitForm(partnerLoginSchema, FAILED);

export default function PartnerLogin() {
  const { origin, hasEnded } = useLoaderData<typeof loader>();
  const lastResult = useActionData<SubmissionResult<string[]>>();
  const [form, fields] = useSchemaForm(partnerLoginSchema, { id: "partner-login", lastResult });

  return (
    <>
      <p className="eyebrow">{words.forPartners}</p>
      <h1 className="mt-1 text-xl">{words.loginTitle}</h1>
      {hasEnded && (
        <Notice tone="info" role="status" className="mt-5">
          {words.sessionEnded}
        </Notice>
      )}
      <PostForm form={form} submit={words.logIn} busy={words.loggingIn}>
        <InputField field={fields.username} label={words.username} autoComplete="username" />
        <InputField field={fields.jwtToken} label={words.jwtToken} type="password" hint={words.tokenHint} />
      </PostForm>
      <TokenCommand origin={origin} />
      <ButtonLink to="/" variant="ghost" size="sm" className="mt-6 -ml-3">
        <ArrowLeft aria-hidden />
        {words.backToHome}
      </ButtonLink>
    </>
  );
}

function TokenCommand({ origin }: { origin: string }) {
  const command = [
    `curl -X POST \\`,
    `  ${origin}/auth/login \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"username": "your-username",`,
    `       "password": "your-password"}'`,
  ].join("\n");
  return (
    <section aria-labelledby="token-command" className="mt-8 border-t pt-5">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id="token-command" className="font-medium text-sm">
          {words.getToken}
        </h2>
        <CopyButton text={command} label={words.copyCommand} isWordy />
      </div>
      <p className="text-muted text-sm">{words.getTokenHint}</p>
      <pre className="mt-3 whitespace-pre-wrap break-words rounded-md bg-sunken px-4 py-3 font-mono text-xs leading-5">
        <code>{command}</code>
      </pre>
      <p className="mt-3 text-muted text-sm">
        {words.responseStart} <code className="font-mono text-ink text-xs">{words.token}</code>{" "}
        {words.responseEnd}
      </p>
    </section>
  );
}
