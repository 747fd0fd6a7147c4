import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/components/page-header.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { loadList } from "#app/lib/load-list.server.ts";
import { queryOf } from "#app/lib/query.server.ts";
import { requirePartner } from "#app/lib/require-partner.server.ts";
import { titled } from "#app/lib/titled.ts";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import * as words from "../words";
import { ListingFigures } from "./listing-figures";
import { ListingList } from "./listing-list";

export const meta = titled(words.jobListings);

export async function loader(args: LoaderFunctionArgs) {
  const { id, partnerName } = await requirePartner(args);
  const { services } = args.context;
  const query = queryOf(args.request, tournamentQuerySchema);
  const list = services.listings.listTournamentPage(id, query);
  // If loading the figures fails, nothing awaits the list.
  list.catch(() => {});
  const figures = await services.listings.sum(id);
  return { partnerName, figures, ...(await loadList(args.request, list)) };
}

export default function PartnerDashboard() {
  const { partnerName, figures, list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={words.welcome(partnerName)}
        text={words.jobsYouListedThrough}
        action={
          <ButtonLink to="/partner/keys" variant="secondary" size="sm">
            {words.apiKeys}
          </ButtonLink>
        }
      />
      <ListingFigures figures={figures} />
      <ListingList list={list} isEmpty={figures.listings === 0} />
    </>
  );
}
