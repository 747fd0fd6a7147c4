import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { PageHeader } from "#app/components/page-header.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { requireUser } from "#app/lib/require-user.server.ts";
import { PRODUCT_NAME } from "#core/product";
import { TournamentList, TournamentsError } from "./tournament-list";

export { keepLoaded as shouldRevalidate } from "#app/lib/keep-loaded.ts";

export const meta: MetaFunction = () => [{ title: `Tournaments · ${PRODUCT_NAME}` }];

export function loader(args: LoaderFunctionArgs) {
  const { id } = requireUser(args);
  return { tournaments: args.context.services.listTournaments(id) };
}

export default function Tournaments() {
  const { tournaments } = useLoaderData<typeof loader>();
  return (
    <TournamentList
      tournaments={tournaments}
      heading={<h1 className="text-2xl">Tournaments</h1>}
      action={
        <Button asChild>
          <Link to="/dashboard/create-tournament">
            <Plus aria-hidden />
            New Tournament
          </Link>
        </Button>
      }
    />
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title="Tournaments" />
      <TournamentsError />
    </>
  );
}
