import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  useLoaderData,
} from "@remix-run/react";
import { RefreshCw } from "lucide-react";
import { AwaitList } from "#app/components/await-list.tsx";
import { Button, ButtonLink, DataTable, EmptyState, PageHeader } from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { loadList, requireAdmin } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import { useKept } from "#app/lib/use-kept.ts";
import { type PromoCode, promoCodeFormSchema } from "#core/billing/promo-code";
import { LoadError, listFromApi } from "../lists-from-api";
import { CreateForm } from "./create-form";
import { COLUMNS, type FormAnswer, SWITCH, switchSchema } from "./promo-code-columns";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.title);

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  return loadList(args.request, args.context.services.promoCodes.list());
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return listFromApi<PromoCode[]>("/api/admin/promo-codes", request);
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = requireAdmin(args);
  const { promoCodes } = args.context.services;
  const form = await args.request.formData();
  if (form.get("intent") === SWITCH) {
    return answerForm({ ...args, form }, switchSchema, words.changeFailed, async ({ id, state }) => {
      await promoCodes.change({ adminId, id, isActive: state === "active" });
    });
  }
  return answerForm({ ...args, form }, promoCodeFormSchema, words.createFailed, async (input, reply) => {
    const { id } = await promoCodes.create(adminId, input);
    return { ...reply(), createdId: id };
  });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  const isSwitch = (await args.request.clone().formData()).get("intent") === SWITCH;
  return isSwitch
    ? submitForm(switchSchema, words.changeFailed)(args)
    : submitForm(promoCodeFormSchema, words.createFailed)(args);
}

export default function PromoCodes() {
  const { list } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  const createdId = answer?.createdId;
  // Remounts the form after each created code, but not when the result is discarded.
  const made = useKept(createdId);

  return (
    <>
      <PageHeader
        title={words.title}
        text={words.subtitle}
        action={
          <div className="flex flex-wrap gap-3">
            <Form method="get" replace preventScrollReset>
              <Button type="submit" variant="secondary">
                <RefreshCw aria-hidden />
                {words.refresh}
              </Button>
            </Form>
            <ButtonLink to="/dashboard" variant="secondary">
              {words.backToDashboard}
            </ButtonLink>
          </div>
        }
      />
      <section aria-labelledby="new-code" className="mb-6 rounded-lg border bg-surface p-5 shadow-raised">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="new-code" className="text-lg">
            {words.newCode}
          </h2>
          <p role="status" className="text-accent text-sm">
            {createdId && words.codeCreated}
          </p>
        </div>
        <CreateForm key={made} lastResult={createdId ? undefined : answer} isNext={made !== undefined} />
      </section>
      <AwaitList data={list} label={words.loadingCodes} error={<LoadError />}>
        {(codes) => (
          <DataTable
            label={words.codesSoFar}
            columns={COLUMNS}
            rows={codes}
            empty={<EmptyState title={words.noCodesFound} text={words.noCodesHint} />}
          />
        )}
      </AwaitList>
    </>
  );
}
