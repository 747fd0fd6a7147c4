import type { ReactNode } from "react";
import type { Figures, Part } from "#app/lib/text-document/part.ts";
import { TextLink } from "./text-link";

export function TextPart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-20">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** A part of a written document. `gap` is between its paragraphs. */
export function WrittenPart({ gap, ...part }: Part & { gap: string }) {
  const { title, id, text = [], items, tables = [], links = [] } = part;
  return (
    <TextPart title={title} id={id}>
      <div className={`flex flex-col ${gap}`}>
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

export function TextList({ items }: { items: string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">
      {items.map((item) => (
        <li key={item} className="text-pretty">
          {item}
        </li>
      ))}
    </ul>
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
