import type { ReactNode } from "react";
import { Cell, HeadCell, Row, Table } from "./ui/table";

/** A column: its heading and what it shows of an item. Numbers are written with separators. */
export type Column<Item> = {
  heading: string;
  cell(item: Item): ReactNode;
  /** On a card it has the whole width, without its heading: what the card is about, or its actions. */
  isWide?: boolean;
  isNumber?: boolean;
  /** Read aloud only. */
  isHeadingHidden?: boolean;
  className?: string;
  headClassName?: string;
};

type Props<Item> = { label: string; columns: Column<Item>[]; rows: (Item & { id: string })[] };

/** A table described by its columns; where there is no room for them, a card for each row. */
export function DataTable<Item>({ label, columns, rows }: Props<Item>) {
  return (
    <Table
      label={label}
      head={columns.map(({ heading, isHeadingHidden, isNumber, headClassName }) => (
        <HeadCell key={heading} isNumber={isNumber} className={headClassName}>
          {isHeadingHidden ? <span className="sr-only">{heading}</span> : heading}
        </HeadCell>
      ))}
    >
      {rows.map((item) => (
        <Row key={item.id}>
          {columns.map(({ heading, cell, isWide, isNumber, className }) => (
            <Cell
              key={heading}
              label={isWide ? undefined : heading}
              isNumber={isNumber}
              className={className}
            >
              {inWords(cell(item))}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}

const inWords = (shown: ReactNode) => (typeof shown === "number" ? shown.toLocaleString("en") : shown);
