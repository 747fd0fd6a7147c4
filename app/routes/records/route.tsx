import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { LinkPage, LinkPageError } from "#app/components/link-page.tsx";
import { ButtonLink, LocalDate } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { linkMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, paramOf } from "#app/lib/route.server.ts";
import * as words from "./words";

export const meta = linkMeta(words.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const key = paramOf(request, "key");
  const tournaments = await orErrorPage(context.services.records.listByKey(key));
  return {
    tournaments: tournaments.map(({ id, name, recordCount, deletedAt, keepUntil }) => ({
      ...{ id, name, recordCount, deletedAt: deletedAt?.toISOString(), keepUntil: keepUntil.toISOString() },
      file: `/records/${id}?key=${encodeURIComponent(key)}`,
    })),
  };
}

export default function Records() {
  const { tournaments } = useLoaderData<typeof loader>();
  return (
    <LinkPage width="narrow">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-2 text-muted">{words.intro}</p>
      </header>
      <ul className="divide-y border-y">
        {tournaments.map(({ id, name, recordCount, deletedAt, keepUntil, file }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0">
              <p className="break-words font-medium">{name}</p>
              <p className="text-muted text-sm">
                {count(recordCount, "candidate")} ·{" "}
                {deletedAt && (
                  <>
                    {words.deleted} <LocalDate iso={deletedAt} />,{" "}
                  </>
                )}
                {words.keptUntil} <LocalDate iso={keepUntil} />
              </p>
            </div>
            <ButtonLink href={file} download aria-label={words.download(name)} variant="secondary" size="sm">
              <Download aria-hidden />
              {words.format}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </LinkPage>
  );
}

export const ErrorBoundary = () => <LinkPageError width="narrow" titles={{ 404: words.notFound }} />;
