import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TextList, TextPart } from "#app/components/text-part.tsx";
import { PageHeader, TextLink } from "#app/components/ui.ts";
import { PRODUCT_NAME } from "#core/product";
import { isLegalPath, type LegalPath, legalDocuments } from "./documents";
import { LEGAL_VERSION } from "./legal-document";
import * as words from "./words";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? legalDocuments[data.path].title : words.legal} · ${PRODUCT_NAME}` },
];

export function loader({ context, request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  if (!isLegalPath(path)) throw new Response(null, { status: 404 });
  return { path, seller: context.seller };
}

export default function Legal() {
  const { path, seller } = useLoaderData<typeof loader>();
  const { title, text, parts } = legalDocuments[path];
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title} text={text} />
      <div className="flex flex-col gap-8">
        {parts(seller).map(({ title, body }) => (
          <TextPart key={title} title={title}>
            <div className="flex flex-col gap-3">
              {body.map((part) =>
                typeof part === "string" ? (
                  <p key={part} className="text-pretty">
                    {part}
                  </p>
                ) : (
                  <TextList key={part[0]} items={part} />
                ),
              )}
            </div>
          </TextPart>
        ))}
      </div>
      <p className="mt-10 border-t pt-6 text-muted text-sm">{words.versionOf(LEGAL_VERSION)}</p>
      <OtherDocuments path={path} />
    </div>
  );
}

function OtherDocuments({ path }: { path: LegalPath }) {
  const others = Object.entries(legalDocuments).filter(([other]) => other !== path);
  return (
    <nav aria-label={words.legalDocuments} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {others.map(([other, { title }]) => (
        <TextLink key={other} to={other}>
          {title}
        </TextLink>
      ))}
      <TextLink to="/privacy">{words.privacy}</TextLink>
    </nav>
  );
}
