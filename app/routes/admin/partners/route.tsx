import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { AwaitList } from "#app/components/await-list.tsx";
import { RetryNotice } from "#app/components/retry-notice.tsx";
import {
  ButtonLink,
  type Column,
  CopiedId,
  DataTable,
  dateColumn,
  EmptyState,
  FormErrors,
  InputField,
  PageHeader,
  StatusBadge,
  SubmitButton,
} from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { loadList, requireAdmin } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { useSingleSubmit } from "#app/lib/use-single-submit.ts";
import type { ListedPartner, PartnerWithPassword } from "#core/partners/partner";
import { newPartnerSchema } from "#core/partners/partner.schema";
import { PasswordOnce } from "./password-once";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.partners);

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  return loadList(args.request, args.context.services.partners.list());
}

export async function action(args: ActionFunctionArgs) {
  const { id } = requireAdmin(args);
  return answerForm(args, newPartnerSchema, words.createFailed, async (input, reply) => {
    const partner = await args.context.services.partners.create(input, { kind: "admin", id });
    return { ...reply({ resetForm: true }), partner };
  });
}

export const clientAction = submitForm(newPartnerSchema, words.createFailed);

export default function Partners() {
  const { list } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<SubmissionResult<string[]> & { partner?: PartnerWithPassword }>();
  return (
    <>
      <PageHeader title={words.partners} text={words.subtitle} />
      <NewPartnerForm lastResult={answer} />
      <div role="status" className="mt-4 empty:hidden">
        {answer?.partner && <PasswordOnce partner={answer.partner} title={words.canLogInNow} />}
      </div>
      <h2 className="mt-10 mb-4 text-lg">{words.allPartners}</h2>
      <AwaitList data={list} label={words.loadingPartners} error={<RetryNotice text={words.loadFailed} />}>
        {(partners) => (
          <DataTable
            label={words.partners}
            columns={COLUMNS}
            rows={partners}
            empty={<EmptyState title={words.noPartnersYet} text={words.noPartnersHint} />}
          />
        )}
      </AwaitList>
    </>
  );
}

const COLUMNS: Column<ListedPartner>[] = [
  {
    heading: words.partner,
    isWide: true,
    className: "@4xl:min-w-40 @max-4xl:text-base",
    cell: ({ id, partnerName, username }) => (
      <>
        <Link
          to={`/admin/partners/${id}`}
          className="wrap-anywhere font-medium underline-offset-4 hover:underline"
        >
          {partnerName}
        </Link>
        <p className="break-all text-muted text-sm">{username}</p>
      </>
    ),
  },
  {
    heading: words.id,
    cell: ({ id, partnerName }) => <CopiedId id={id} label={words.copyIdOf(partnerName)} isShort />,
  },
  dateColumn(words.created, ({ createdAt }) => createdAt),
  {
    heading: words.status,
    cell: ({ disabledAt }) => <StatusBadge status={disabledAt ? "disabled" : "active"} />,
  },
  { heading: words.listings, isNumber: true, cell: ({ listingCount }) => listingCount },
  { heading: words.resumes, isNumber: true, cell: ({ resumeCount }) => resumeCount },
  {
    heading: words.actions,
    isWide: true,
    cell: ({ id, partnerName }) => (
      <ButtonLink
        to={`/admin/partners/${id}`}
        aria-label={words.managePartner(partnerName)}
        variant="secondary"
        size="row"
      >
        {words.manage}
      </ButtonLink>
    ),
  },
];

function NewPartnerForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const isPending = useNavigation().state !== "idle";
  const onSubmit = useSingleSubmit(lastResult);
  const [form, fields] = useSchemaForm(newPartnerSchema, {
    id: "new-partner",
    // If the form were reset too early, it would get its previous values back.
    lastResult: isPending ? null : lastResult,
    onSubmit,
  });
  useErrorToast(lastResult, words.error);

  return (
    <Form
      method="post"
      {...getFormProps(form)}
      aria-labelledby="new-partner-title"
      className="flex flex-col gap-5 rounded-lg border bg-surface p-5 shadow-raised"
    >
      <h2 id="new-partner-title" className="text-lg">
        {words.newPartner}
      </h2>
      <FormErrors id={form.errorId} errors={form.errors} />
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <InputField field={fields.partnerName} label={words.name} />
        <InputField field={fields.username} label={words.username} hint={words.usernameHint} />
        <InputField field={fields.password} label={words.password} hint={words.passwordHint} />
      </div>
      <SubmitButton className="self-start" busy={words.creating}>
        {words.createPartner}
      </SubmitButton>
    </Form>
  );
}
