import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LoadError } from "#app/components/load-error.tsx";
import { ReadOnlyContext } from "#app/components/read-only.tsx";
import { listBegin } from "#app/lib/list-begin.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, requireUser } from "#app/lib/route.server.ts";
import { TournamentScreen } from "./tournament-screen";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta<typeof loader>((data) => data?.tournament.name ?? words.tournament);

export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireUser(args);
  const { services } = args.context;
  return orErrorPage(services.tournaments.getPage(viewer, args.params.id ?? "", listBegin(args.request)));
}

export default function Tournament() {
  const { tournament, resumes, rubric, readOnlyOf } = useLoaderData<typeof loader>();
  return (
    <ReadOnlyContext.Provider value={readOnlyOf}>
      <TournamentScreen
        key={tournament.id}
        tournament={tournament}
        initialResumes={resumes}
        initialRubric={rubric}
      />
    </ReadOnlyContext.Provider>
  );
}

export const ErrorBoundary = () => <LoadError title={words.tournament} text={words.loadError} />;
