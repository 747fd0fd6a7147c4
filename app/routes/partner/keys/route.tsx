import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ApiKeys } from "#app/components/api-keys/api-keys.tsx";
import { REVOKE_KEY } from "#app/components/api-keys/key-list.tsx";
import { BackLink, PageHeader } from "#app/components/ui.ts";
import { answerNewKey, answerRevokedKey } from "#app/lib/answer-key-form.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requirePartner } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import { newPartnerKeySchema } from "#core/api-keys/api-key.schema";
import type { CreatedKey } from "#core/api-keys/create-key";
import * as words from "../words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.apiKeys);

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requirePartner(args);
  return { keys: await args.context.services.apiKeys.list(id) };
}

export async function action(args: ActionFunctionArgs) {
  const { id } = await requirePartner(args);
  const { apiKeys } = args.context.services;
  const form = await args.request.formData();
  const asked = { ...args, form };
  return form.get("intent") === REVOKE_KEY
    ? answerRevokedKey(asked, (keyId) => apiKeys.revokeForPartner(id, keyId))
    : answerNewKey(asked, newPartnerKeySchema, (input) => apiKeys.createForPartner(id, input));
}

export const clientAction = submitForm(newPartnerKeySchema, words.nothingChanged);

export default function PartnerKeys() {
  const { keys } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<SubmissionResult<string[]> & { createdKey?: CreatedKey }>();
  const created = answer?.createdKey;
  return (
    <>
      <BackLink to="/partner/dashboard">{words.jobListings}</BackLink>
      <PageHeader title={words.apiKeys} text={words.apiKeysHint} />
      <div className="max-w-2xl">
        <ApiKeys holder="partner" keys={keys} created={created} lastResult={created ? undefined : answer} />
      </div>
    </>
  );
}
