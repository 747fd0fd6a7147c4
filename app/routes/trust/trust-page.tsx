import { PageHeader } from "#app/components/page-header.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { TextList, TextPart } from "#app/components/text-part.tsx";
import type { Part } from "#app/lib/text-document/part.ts";
import { PRODUCT_NAME } from "#core/product";
import { trustCard } from "./card";
import { FigureTable } from "./figure-table";
import * as words from "./words";

/** The judges' model card, and what else a careful buyer asks. */
export function TrustPage() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={words.title} text={words.subtitle(PRODUCT_NAME)} />
      <p className="mb-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextLink href="/trust.pdf">{words.downloadAsPdf}</TextLink>
        <TextLink href="/trust.json">{words.downloadAsJson}</TextLink>
      </p>
      <div className="flex flex-col gap-10">
        {trustCard.map((part) => (
          <CardPart key={part.title} {...part} />
        ))}
      </div>
    </div>
  );
}

function CardPart({ title, id, text = [], items, tables = [], links = [] }: Part) {
  return (
    <TextPart title={title} {...(id && { id })}>
      <div className="flex flex-col gap-4">
        {text.map((words) => (
          <p key={words} className="text-pretty">
            {words}
          </p>
        ))}
        {items && <TextList items={items} />}
        {tables.map((table) => (
          <div key={table.label} className="overflow-x-auto">
            <FigureTable {...table} />
          </div>
        ))}
        {links.length > 0 && (
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(({ to, text }) => (
              <TextLink key={to} to={to}>
                {text}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </TextPart>
  );
}
