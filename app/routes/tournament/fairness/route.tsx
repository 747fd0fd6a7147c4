import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LoadError } from "#app/components/load-error.tsx";
import { ReadOnlyContext, ReadOnlyNotice } from "#app/components/read-only.tsx";
import { BackLink } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { isDomainError, orErrorPage, requireUser } from "#app/lib/route.server.ts";
import { startCheckSchema } from "#core/fairness/fairness-check";
import { CheckSection } from "./check-section";
import { ImpactSection } from "./impact-section";
import * as words from "./words";

export const meta = pageMeta<typeof loader>((data) =>
  data ? words.titleOf(data.tournament.name) : words.title,
);

export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireUser(args);
  const { tournament, readOnlyOf, check } = await orErrorPage(
    args.context.services.fairness.get(viewer, args.params.id ?? ""),
  );
  const { id, name, isBlind, doneCount, staleCount, rubricVersion } = tournament;
  return { tournament: { id, name, isBlind, doneCount, staleCount, rubricVersion }, readOnlyOf, check };
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = requireUser(args);
  const given = startCheckSchema.safeParse({ most: (await args.request.formData()).get("most") });
  if (!given.success)
    return data({ error: given.error.issues[0]?.message ?? words.checkFailed }, { status: 400 });
  const tournamentId = args.params.id ?? "";
  try {
    await args.context.services.fairness.start({ userId, tournamentId, most: given.data.most });
    return data({ error: null });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return data({ error: error.message }, { status: error.status });
  }
}

/** Whether who somebody is moves the result: counterfactuals, and impact by group. */
export default function Fairness() {
  const { tournament, readOnlyOf, check } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  return (
    <ReadOnlyContext.Provider value={readOnlyOf}>
      <div className="mx-auto flex max-w-5xl flex-col gap-8">
        <header className="min-w-0">
          <div className="print:hidden">
            <BackLink to={`/dashboard/tournament/${tournament.id}`}>{tournament.name}</BackLink>
          </div>
          <h1 className="mt-1 break-words text-2xl">
            {words.title}
            <span className="hidden print:inline">: {tournament.name}</span>
          </h1>
          <p className="mt-1 max-w-prose text-muted">{words.intro}</p>
          <p className="mt-1 max-w-prose text-muted text-sm">{words.notAdvice}</p>
        </header>
        <ReadOnlyNotice />
        <CheckSection check={check} error={error ?? null} />
        <ImpactSection tournament={tournament} />
      </div>
    </ReadOnlyContext.Provider>
  );
}

export const ErrorBoundary = () => <LoadError title={words.title} text={words.loadError} />;
