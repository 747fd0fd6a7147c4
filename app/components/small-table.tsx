import type { Key, ReactNode } from "react";

type Props = {
  caption?: string;
  columns: string[];
  rows: { key: Key; name: ReactNode; values: ReactNode[] }[];
};

/** A few numbers per row, as wide as they need; the first column names the row. */
export function SmallTable({ caption, columns: [first, ...others], rows }: Props) {
  return (
    <table className="mt-2 w-fit text-sm tabular-nums">
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr className="text-right">
          <th scope="col" className="pr-6 text-left font-medium">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="px-3 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key} className="text-right align-top">
            <th scope="row" className="py-0.5 pr-6 text-left font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={others[index]} className="px-3 py-0.5">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
