import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { BackLink, ButtonLink, type Column, DataTable, EmptyState, LocalDate } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requireUser } from "#app/lib/route.server.ts";
import * as words from "./words";

export const meta = pageMeta(words.recordsTitle);

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireUser(args);
  const tournaments = await args.context.services.records.list(id);
  return {
    tournaments: tournaments.map(({ deletedAt, keepUntil, createdAt: _, ...tournament }) => ({
      ...tournament,
      deletedAt: deletedAt?.toISOString() ?? null,
      keepUntil: keepUntil.toISOString(),
    })),
  };
}

type Row = Awaited<ReturnType<typeof loader>>["tournaments"][number];

const COLUMNS: Column<Row>[] = [
  {
    heading: words.tournament,
    cell: ({ id, name }) => (
      <Link to={`/dashboard/tournament/${id}/activity`} className="font-medium underline underline-offset-4">
        {name}
      </Link>
    ),
    isWide: true,
  },
  { heading: words.candidates, cell: ({ recordCount }) => recordCount, isNumber: true },
  {
    heading: words.deleted,
    cell: ({ deletedAt }) => (deletedAt ? <LocalDate iso={deletedAt} /> : words.onlyResumes),
  },
  { heading: words.keptUntil, cell: ({ keepUntil }) => <LocalDate iso={keepUntil} /> },
  {
    heading: words.recordsDownload,
    isHeadingHidden: true,
    cell: ({ id, name }) => (
      <ButtonLink
        href={`/account/records/${id}`}
        download
        aria-label={words.downloadOf(name)}
        variant="secondary"
        size="sm"
      >
        <Download aria-hidden />
        {words.recordsFormat}
      </ButtonLink>
    ),
  },
];

/** What is kept of deleted tournaments and resumes: decisions without anything that names a person. */
export default function Records() {
  const { tournaments } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-5">
      <header>
        <BackLink to="/account">{words.myAccount}</BackLink>
        <h1 className="mt-1 text-2xl">{words.recordsTitle}</h1>
        <p className="mt-1 max-w-prose text-muted">{words.recordsText}</p>
      </header>
      {tournaments.length > 0 ? (
        <DataTable label={words.recordsTitle} columns={COLUMNS} rows={tournaments} />
      ) : (
        <EmptyState title={words.recordsNone} text={words.recordsNoneText} />
      )}
    </div>
  );
}
