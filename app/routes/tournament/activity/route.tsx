import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Download } from "lucide-react";
import { BusyList } from "#app/components/await-list.tsx";
import { KindForm } from "#app/components/kind-choice.tsx";
import { LoadError } from "#app/components/load-error.tsx";
import { LogLines } from "#app/components/log-lines.tsx";
import { Pager, total } from "#app/components/pager.tsx";
import { ReadOnlyContext, ReadOnlyNotice } from "#app/components/read-only.tsx";
import { BackLink, ButtonLink, EmptyState } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, queryOf, requireUser } from "#app/lib/route.server.ts";
import { auditQuerySchema } from "#core/audit/audit-query.schema";
import * as words from "./words";

export const meta = pageMeta<typeof loader>((data) =>
  words.tabTitle(data?.tournament.name ?? "a tournament"),
);

export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireUser(args);
  const query = queryOf(args.request, auditQuerySchema);
  const activity = args.context.services.audit.listActivity(viewer, args.params.id ?? "", query);
  return { ...(await orErrorPage(activity)), viewerId: viewer.id };
}

export default function Activity() {
  const { tournament, readOnlyOf, page, viewerId } = useLoaderData<typeof loader>();
  const isFiltered = useSearchParams()[0].get("kind");
  return (
    <ReadOnlyContext.Provider value={readOnlyOf}>
      <div className="mx-auto flex max-w-4xl flex-col gap-5">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <BackLink
              to={tournament.isDeleted ? "/account/records" : `/dashboard/tournament/${tournament.id}`}
            >
              {tournament.name}
            </BackLink>
            <h1 className="mt-1 text-2xl">{words.activity}</h1>
            <p className="mt-1 text-muted">{words.intro}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {["csv", "json"].map((format) => (
              <ButtonLink
                key={format}
                href={`/api/tournaments/${tournament.id}/audit?format=${format}`}
                download
                variant="secondary"
                size="sm"
              >
                <Download aria-hidden />
                {words.wholeLog(format.toUpperCase())}
              </ButtonLink>
            ))}
          </div>
        </header>
        <ReadOnlyNotice />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-muted text-sm tabular-nums">
            {total(page, "entry", "entries")}
          </p>
          <KindForm />
        </div>
        <BusyList>
          {page.rows.length > 0 ? (
            <LogLines lines={page.rows} viewerId={viewerId} />
          ) : (
            <EmptyState title={isFiltered ? words.noneOfKind : words.empty} text={words.emptyHint} />
          )}
          <Pager page={page} />
        </BusyList>
      </div>
    </ReadOnlyContext.Provider>
  );
}

export const ErrorBoundary = () => <LoadError title={words.activity} text={words.loadError} />;
