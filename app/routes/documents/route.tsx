import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { BackLink, ButtonLink, TextLink } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requireUser } from "#app/lib/route.server.ts";
import { documents } from "./documents";
import * as words from "./words";

const FORMATS = [
  { extension: "pdf", name: words.pdf },
  { extension: "md", name: words.markdown },
];

export const meta = pageMeta(words.title);

export async function loader(args: LoaderFunctionArgs) {
  const { company, contact } = await args.context.services.notices.get(requireUser(args));
  return { company, contact, list: documents.map(({ markdown: _, ...document }) => document) };
}

export default function Documents() {
  const { company, contact, list } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <header>
        <BackLink to="/account">{words.backToAccount}</BackLink>
        <h1 className="mt-1 text-2xl">{words.title}</h1>
        <p className="mt-1 text-muted">{words.intro}</p>
        <p className="mt-1 text-muted text-sm">{words.notAdvice}</p>
        <p className="mt-3 text-sm">
          {words.filledWith(company, contact)} <TextLink to="/account/notices">{words.change}</TextLink>
        </p>
      </header>
      <ul className="divide-y border-y">
        {list.map(({ id, title, summary, basedOn }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 flex-1 basis-72">
              <h2 className="font-medium text-base">{title}</h2>
              <p className="mt-1 text-sm">{summary}</p>
              <p className="mt-1 text-muted text-sm">
                {words.basedOn} {basedOn}
              </p>
            </div>
            <div className="flex gap-2">
              {FORMATS.map(({ extension, name }) => (
                <ButtonLink
                  key={extension}
                  href={`/account/documents/${id}.${extension}`}
                  download
                  aria-label={words.download(title, name)}
                  variant="secondary"
                  size="sm"
                >
                  <Download aria-hidden />
                  {name}
                </ButtonLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {words.seeAlso} <TextLink to="/trust">{words.trustPage}</TextLink> {words.and}{" "}
        <TextLink to="/data-processing">{words.dataProcessingAgreement}</TextLink>.
      </p>
    </div>
  );
}
