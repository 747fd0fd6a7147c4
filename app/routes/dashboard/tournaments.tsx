import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { loadList, queryOf, requireUser } from "#app/lib/route.server.ts";
import { tournamentQuerySchema } from "#core/tournaments/tournament-query.schema";
import { TournamentList, TournamentsError } from "./tournament-list";
import * as words from "./words";

export const meta = pageMeta(words.tournaments);

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireUser(args);
  const query = queryOf(args.request, tournamentQuerySchema);
  return loadList(args.request, args.context.services.tournaments.listPage(id, query));
}

export default function Tournaments() {
  const { list } = useLoaderData<typeof loader>();
  return <TournamentList list={list} heading={<h1 className="text-2xl">{words.tournaments}</h1>} />;
}

export function ErrorBoundary() {
  return (
    <>
      <PageHeader title={words.tournaments} />
      <TournamentsError />
    </>
  );
}
