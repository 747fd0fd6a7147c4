import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { BackLink } from "#app/components/back-link.tsx";
import { type Column, DataTable } from "#app/components/data-table.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { requireUser } from "#app/lib/require-user.server.ts";
import { PRODUCT_NAME } from "#core/product";

export const meta: MetaFunction = () => [{ title: `Decision records · ${PRODUCT_NAME}` }];

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireUser(args);
  const tournaments = await args.context.services.records.list(id);
  return {
    tournaments: tournaments.map(({ deletedAt, keepUntil, createdAt: _, ...tournament }) => ({
      ...tournament,
      deletedAt: deletedAt.toISOString(),
      keepUntil: keepUntil.toISOString(),
    })),
  };
}

type Row = Awaited<ReturnType<typeof loader>>["tournaments"][number];

const COLUMNS: Column<Row>[] = [
  {
    heading: "Tournament",
    cell: ({ id, name }) => (
      <Link to={`/dashboard/tournament/${id}/activity`} className="font-medium underline underline-offset-4">
        {name}
      </Link>
    ),
    isWide: true,
  },
  { heading: "Candidates", cell: ({ recordCount }) => recordCount, isNumber: true },
  { heading: "Deleted", cell: ({ deletedAt }) => <LocalDate iso={deletedAt} /> },
  { heading: "Kept until", cell: ({ keepUntil }) => <LocalDate iso={keepUntil} /> },
  {
    heading: "Download",
    isHeadingHidden: true,
    cell: ({ id, name }) => (
      <Button asChild variant="secondary" size="sm">
        <a href={`/account/records/${id}`} download aria-label={`Download the records of ${name}`}>
          <Download aria-hidden />
          JSON
        </a>
      </Button>
    ),
  },
];

/** What is kept of deleted tournaments: decisions without anything that names a person. */
export default function Records() {
  const { tournaments } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-5">
      <header>
        <BackLink to="/account">My account</BackLink>
        <h1 className="mt-1 text-2xl">Decision records</h1>
        <p className="mt-1 max-w-prose text-muted">
          What was decided in tournaments that are deleted: criteria, verdict levels, tiers, who decided and
          when. Candidates are known by an id only.
        </p>
      </header>
      {tournaments.length > 0 ? (
        <DataTable label="Decision records" columns={COLUMNS} rows={tournaments} />
      ) : (
        <EmptyState
          title="No decision records"
          text="They appear here when a tournament with judged resumes is deleted, by you or automatically."
        />
      )}
    </div>
  );
}
