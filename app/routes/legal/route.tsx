import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { WrittenPart } from "#app/components/text-part.tsx";
import { PageHeader, TextLink } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { fillDocument, LEGAL_VERSION, legalDocuments, titleOf } from "./documents";
import * as words from "./words";

export const meta = pageMeta<typeof loader>((data) => data?.title ?? words.legal);

export function loader({ context, request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const document = legalDocuments[path];
  if (!document) throw new Response(null, { status: 404 });
  const others = Object.entries(legalDocuments).filter(([other]) => other !== path);
  return {
    ...fillDocument(document, context.seller),
    version: LEGAL_VERSION,
    others: others.map(([to, markdown]) => ({ to, title: titleOf(markdown) })),
  };
}

export default function Legal() {
  const { title, about, parts, version, others } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title} text={about[0]} />
      <div className="flex flex-col gap-8">
        {parts.map((part) => (
          <WrittenPart key={part.title} gap="gap-3" {...part} />
        ))}
      </div>
      <p className="mt-10 border-t pt-6 text-muted text-sm">{words.versionOf(version)}</p>
      <nav aria-label={words.legalDocuments} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {[...others, { to: "/privacy", title: words.privacy }].map(({ to, title }) => (
          <TextLink key={to} to={to}>
            {title}
          </TextLink>
        ))}
      </nav>
    </div>
  );
}
