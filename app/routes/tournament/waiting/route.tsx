import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LoadError } from "#app/components/load-error.tsx";
import { BackLink, DataTable, EmptyState, TimeAgo } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, requireUser } from "#app/lib/route.server.ts";
import { useTournamentId } from "../use-tournament-id";
import * as words from "./words";

export const meta = pageMeta(words.title);

export async function loader(args: LoaderFunctionArgs) {
  const { id: userId } = requireUser(args);
  const tournamentId = args.params.id ?? "";
  return orErrorPage(args.context.services.candidatePages.listWaiting({ userId, tournamentId }));
}

type Row = Awaited<ReturnType<typeof loader>>["waiting"][number];

const COLUMNS = [
  { heading: words.candidate, cell: (row: Row) => <ToDesk {...row} />, isWide: true },
  { heading: words.why, cell: ({ waitsFor }: Row) => words.REASON[waitsFor] },
  { heading: words.asked, cell: ({ since }: Row) => <TimeAgo iso={since} /> },
];

function ToDesk({ resumeId, name }: Row) {
  const tournamentId = useTournamentId();
  return (
    <Link
      to={`/dashboard/tournament/${tournamentId}/candidates/${resumeId}`}
      className="font-medium underline underline-offset-4"
    >
      {name}
    </Link>
  );
}

export default function WaitingPage() {
  const { tournament, waiting } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <header className="min-w-0">
        <BackLink to={`/dashboard/tournament/${tournament.id}`}>{tournament.name}</BackLink>
        <h1 className="mt-1 text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-muted">{words.intro}</p>
      </header>
      <DataTable
        label={words.tableCaption}
        columns={COLUMNS}
        rows={waiting}
        empty={<EmptyState title={words.empty} text={words.emptyText} />}
      />
    </div>
  );
}

export const ErrorBoundary = () => <LoadError title={words.title} text={words.loadError} />;
