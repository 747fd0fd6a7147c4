import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/components/page-header.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { loadList } from "#app/lib/load-list.server.ts";
import { queryOf } from "#app/lib/query.server.ts";
import { requirePartner } from "#app/lib/require-partner.server.ts";
import { PRODUCT_NAME } from "#core/product";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import * as words from "../words";
import { ListingFigures } from "./listing-figures";
import { ListingList } from "./listing-list";

export const meta: MetaFunction = () => [{ title: words.dashboardTabTitle(PRODUCT_NAME) }];

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
        title={words.dashboardWelcome(partnerName)}
        text={words.dashboardJobsYouListedThrough}
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to="/partner/keys">{words.dashboardApiKeys}</Link>
          </Button>
        }
      />
      <ListingFigures figures={figures} />
      <ListingList list={list} isEmpty={figures.listings === 0} />
    </>
  );
}
