import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LoadError } from "#app/components/load-error.tsx";
import { ReadOnlyContext } from "#app/components/read-only.tsx";
import { listBegin } from "#app/lib/list-begin.server.ts";
import { isDomainError, orErrorPage, requireUser } from "#app/lib/route.server.ts";
import { PRODUCT_NAME } from "#core/product";
import { TournamentScreen } from "./tournament-screen";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: words.tabTitle(data?.tournament.name ?? words.tournament, PRODUCT_NAME) },
];

export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireUser(args);
  const { services } = args.context;
  const tournamentId = args.params.id ?? "";
  const page = services.tournaments.getPage(viewer, tournamentId, listBegin(args.request));
  const list = services.candidatePages.listWaiting({ userId: viewer.id, tournamentId });
  const [shown, unanswered] = await Promise.all([
    orErrorPage(page),
    list.then(countUnanswered, noneToOthers),
  ]);
  return { ...shown, unanswered };
}

type Waiting = Awaited<
  ReturnType<LoaderFunctionArgs["context"]["services"]["candidatePages"]["listWaiting"]>
>;

/** The list itself tells who asked for a person when applying. */
const countUnanswered = ({ waiting }: Waiting) =>
  new Set(waiting.filter(({ waitsFor }) => waitsFor !== "person").map(({ resumeId }) => resumeId)).size;

/** The tournament of somebody else has nobody waiting for the viewer. */
function noneToOthers(error: unknown): number {
  if (isDomainError(error)) return 0;
  throw error;
}

export default function Tournament() {
  const { tournament, resumes, rubric, readOnlyOf, unanswered } = useLoaderData<typeof loader>();
  return (
    <ReadOnlyContext.Provider value={readOnlyOf}>
      <TournamentScreen
        key={tournament.id}
        tournament={tournament}
        initialResumes={resumes}
        initialRubric={rubric}
        unanswered={unanswered}
      />
    </ReadOnlyContext.Provider>
  );
}

export function ErrorBoundary() {
  return <LoadError title={words.tournament} text={words.loadError} />;
}
