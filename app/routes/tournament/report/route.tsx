import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Printer } from "lucide-react";
import { CandidateEntry, entryName } from "#app/components/candidates/candidate-entry.tsx";
import { LoadError } from "#app/components/load-error.tsx";
import { BackLink, Button, DataTable, Notice, TierBadge } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, queryOf, requireUser } from "#app/lib/route.server.ts";
import type { CandidateEntry as Entry } from "#core/exports/candidate-matrix";
import { MAX_REPORT_CANDIDATES } from "#core/exports/export-candidates";
import { PRODUCT_NAME } from "#core/product";
import { listQuerySchema } from "#core/resumes/candidate-query.schema";
import * as words from "./words";

// Every load is recorded as an audit event.
export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta<typeof loader>((data) =>
  words.tabTitle(data?.tournament.name ?? words.tournament),
);

export async function loader(args: LoaderFunctionArgs) {
  const { id: userId } = requireUser(args);
  const query = queryOf(args.request, listQuerySchema);
  const tournamentId = args.params.id ?? "";
  return orErrorPage(args.context.services.exports.report({ userId, tournamentId, query }));
}

export default function Report() {
  const { tournament, candidates, isCut } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="print:hidden">
            <BackLink to={`/dashboard/tournament/${tournament.id}`}>{tournament.name}</BackLink>
          </div>
          <h1 className="mt-1 break-words text-2xl">
            <span className="hidden print:inline">{tournament.name}: </span>
            {count(candidates.length, "candidate")}
          </h1>
          <p className="mt-1 text-muted text-sm">{words.basedOn(tournament.rubricVersion, PRODUCT_NAME)}</p>
        </div>
        <Button className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden />
          {words.print}
        </Button>
      </header>
      {isCut && (
        <Notice tone="warn" role="status">
          {words.limit(MAX_REPORT_CANDIDATES)}
        </Notice>
      )}
      {candidates.length > 1 && (
        <DataTable label={words.candidates} columns={columns} rows={candidates as unknown as Entry[]} />
      )}
      {candidates.map((entry) => (
        <CandidateEntry key={entry.id} entry={entry as unknown as Entry} />
      ))}
    </div>
  );
}

const NOTHING = "—";

const metOf = ({ verdicts }: Entry) => {
  if (verdicts.length === 0) return NOTHING;
  const must = verdicts.filter(({ importance }) => importance === "must");
  return words.metOf(must.filter(({ level }) => level === "strong").length, must.length);
};

const columns = [
  { heading: words.rank, cell: ({ rank }: Entry) => rank ?? NOTHING, isNumber: true },
  { heading: words.candidate, cell: entryName },
  { heading: words.tier, cell: ({ tier }: Entry) => <TierBadge tier={tier.inForce} /> },
  {
    heading: words.match,
    cell: ({ match }: Entry) => (match === null ? NOTHING : `${match}%`),
    isNumber: true,
  },
  { heading: words.mustHavesMet, cell: metOf, isNumber: true },
];

export const ErrorBoundary = () => <LoadError title={words.report} text={words.noCandidates} />;
