import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as z from "zod";
import {
  ButtonLink,
  CopiedId,
  EmptyState,
  Fact,
  Facts,
  LocalDate,
  PageHeader,
  StatusBadge,
} from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { count } from "#app/lib/format.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, requireAdmin } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import type { PartnerWithPassword } from "#core/partners/partner";
import { partnerPasswordSchema } from "#core/partners/partner.schema";
import type { PartnerRequest } from "#core/partners/update-partner";
import * as words from "../words";
import { AccessSection, TokensSection } from "./access-section";
import { PasswordSection } from "./password-section";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta<typeof loader>((partner) => partner?.partnerName ?? words.partner);

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  return orErrorPage(args.context.services.partners.get(args.params.id ?? ""));
}

export async function action(args: ActionFunctionArgs) {
  const { id } = requireAdmin(args);
  const { services } = args.context;
  const form = await args.request.formData();
  const asked = { ...args, form };
  const request: PartnerRequest = { actor: { kind: "admin", id }, partnerId: args.params.id ?? "" };
  const changes = {
    disable: services.partners.disable,
    enable: services.partners.enable,
    "revoke-tokens": services.partners.revokeTokens,
  };
  const change = Object.entries(changes).find(([intent]) => intent === form.get("intent"))?.[1];
  if (change) {
    return answerForm(asked, z.object({}), words.nothingChanged, async () => void (await change(request)));
  }
  return answerForm(asked, partnerPasswordSchema, words.nothingChanged, async (input, reply) => {
    const partner = await services.partners.changePassword(request, input);
    return { ...reply({ resetForm: true }), partner };
  });
}

export const clientAction = submitForm(partnerPasswordSchema, words.nothingChanged);

export default function ManagePartner() {
  const partner = useLoaderData<typeof loader>();
  const answer = useFormAnswer<SubmissionResult<string[]> & { partner?: PartnerWithPassword }>();
  const isOfEnabling = answer?.initialValue?.intent === "enable";
  const { id, partnerName, username, createdAt, disabledAt, listingCount, resumeCount } = partner;
  return (
    <>
      <PageHeader
        title={partnerName}
        text={words.listingsAndResumes(count(listingCount, "listing"), count(resumeCount, "resume"))}
        action={<AllPartners />}
      />
      <Facts className="mb-8">
        <Fact name={words.status}>
          <StatusBadge status={disabledAt ? "disabled" : "active"} />
        </Fact>
        <Fact name={words.username}>{username}</Fact>
        <Fact name={words.id}>
          <CopiedId id={id} label={words.copyId} />
        </Fact>
        <Fact name={words.created}>
          <LocalDate iso={createdAt} />
        </Fact>
      </Facts>
      <PasswordSection partner={partner} answer={isOfEnabling ? undefined : answer} />
      <TokensSection partner={partner} />
      <AccessSection
        partner={partner}
        failure={isOfEnabling ? (answer?.error?.[""] ?? undefined) : undefined}
      />
    </>
  );
}

function AllPartners() {
  return (
    <ButtonLink to="/admin/partners" variant="secondary" size="sm">
      {words.allPartners}
    </ButtonLink>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title={words.partner} />
      <EmptyState
        title={words.partnerLoadFailed}
        text={words.partnerLoadFailedHint}
        action={<AllPartners />}
      />
    </>
  );
}
