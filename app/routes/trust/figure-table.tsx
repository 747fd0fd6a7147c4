import type { Figures } from "#app/lib/text-document/part.ts";

/** A few figures per row; narrow enough for a phone without a separate layout. */
export function FigureTable({ label, columns, rows }: Figures) {
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
