import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BackLink } from "#app/components/back-link.tsx";
import { Problem } from "#app/components/notice.tsx";
import { orErrorPage } from "#app/lib/domain-error.server.ts";
import { listBegin } from "#app/lib/list-begin.server.ts";
import { requirePartner } from "#app/lib/require-partner.server.ts";
import { partnerAsViewer } from "#core/audit/find-readable";
import { PRODUCT_NAME } from "#core/product";
import * as words from "../words";
import { PartnerScreen } from "./partner-screen";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.tournament.name ?? words.jobListing} · ${PRODUCT_NAME}` },
];

export async function loader(args: LoaderFunctionArgs) {
  const { id: partnerId } = await requirePartner(args);
  const { services } = args.context;
  const id = args.params.id ?? "";
  const [tournament, resumes] = await orErrorPage(
    Promise.all([
      services.listings.get(partnerId, id),
      services.candidates.list(partnerAsViewer(partnerId), id, listBegin(args.request)),
    ]),
  );
  return { tournament, resumes };
}

export default function PartnerTournament() {
  const { tournament, resumes } = useLoaderData<typeof loader>();
  return <PartnerScreen key={tournament.id} tournament={tournament} initialResumes={resumes} />;
}

export function ErrorBoundary() {
  return (
    <div className="flex flex-col items-start gap-4">
      <BackLink to="/partner/dashboard">{words.backToJobListings}</BackLink>
      <h1 className="text-2xl">{words.jobListing}</h1>
      <Problem text={words.tournamentNotFound} />
    </div>
  );
}
