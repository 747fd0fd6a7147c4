import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { ReadOnlyContext } from "#app/components/read-only.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { orErrorPage } from "#app/lib/domain-error.server.ts";
import { listBegin } from "#app/lib/list-begin.server.ts";
import { requireUser } from "#app/lib/require-user.server.ts";
import { PRODUCT_NAME } from "#core/product";
import { TournamentScreen } from "./tournament-screen";

export { keepLoaded as shouldRevalidate } from "#app/lib/keep-loaded.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.tournament.name ?? "Tournament"} · ${PRODUCT_NAME}` },
];

export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireUser(args);
  const { services } = args.context;
  return orErrorPage(services.viewTournamentPage(viewer, args.params.id ?? "", listBegin(args.request)));
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

export function ErrorBoundary() {
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-2xl">Tournament</h1>
      <Notice tone="danger" role="alert">
        Error loading tournament data. Please try again.
      </Notice>
      <Button asChild variant="secondary">
        <Link to="/dashboard">Back to Dashboard</Link>
      </Button>
    </div>
  );
}
