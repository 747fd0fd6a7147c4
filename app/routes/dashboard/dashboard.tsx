import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Await, Link, useLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { PageHeader } from "#app/components/page-header.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { dashboardFigures } from "#app/lib/dashboard-figures.ts";
import { requireUser } from "#app/lib/require-user.server.ts";
import { PRODUCT_NAME } from "#core/product";
import { StatCards } from "./stat-cards";
import { TournamentList, TournamentsError } from "./tournament-list";

export { keepLoaded as shouldRevalidate } from "#app/lib/keep-loaded.ts";

export const meta: MetaFunction = () => [{ title: `Dashboard · ${PRODUCT_NAME}` }];

export function loader(args: LoaderFunctionArgs) {
  const { id } = requireUser(args);
  return { tournaments: args.context.services.listTournaments(id) };
}

export default function Dashboard() {
  const { tournaments } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Dashboard" />
      <div className="min-h-32">
        <Suspense>
          <Await
            resolve={tournaments}
            errorElement={<p className="text-muted">These figures could not be loaded.</p>}
          >
            {(list) => <StatCards figures={dashboardFigures(list)} />}
          </Await>
        </Suspense>
      </div>
      <section aria-labelledby="recent" className="mt-10">
        <TournamentList
          tournaments={tournaments}
          heading={
            <h2 id="recent" className="text-xl">
              Recent Tournaments
            </h2>
          }
          action={
            <Button asChild>
              <Link to="/dashboard/create-tournament">
                <Plus aria-hidden />
                New Tournament
              </Link>
            </Button>
          }
        />
      </section>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title="Dashboard" />
      <TournamentsError />
    </>
  );
}
