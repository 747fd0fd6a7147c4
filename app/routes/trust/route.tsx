import { TextList, TextPart } from "#app/components/text-part.tsx";
import { PageHeader, TextLink } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import type { Figures, Part } from "#app/lib/text-document/part.ts";
import { PRODUCT_NAME } from "#core/product";
import { trustCard } from "./card";
import * as words from "./words";

export const meta = pageMeta(words.title, words.description);

/** The judges' model card, and what else a careful buyer asks. */
export default function Trust() {
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

/** A few figures per row; narrow enough for a phone without a separate layout. */
function FigureTable({ label, columns, rows }: Figures) {
  const [first, ...others] = columns;
  return (
    <table aria-label={label} className="w-full border-collapse text-left text-sm">
      <thead>
        <tr className="border-b align-bottom text-muted text-xs">
          <th scope="col" className="py-2 pr-3 font-medium">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="w-28 py-2 pl-4 text-right font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row" className="py-2 pr-3 font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={others[index]} className="whitespace-nowrap py-2 pl-3 text-right tabular-nums">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
