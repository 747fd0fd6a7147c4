import type { ReactNode } from "react";
import { Cell, HeadCell, Row, Table } from "./ui/table";

/** A column: its heading and how to render an item's value. Numbers get thousands separators. */
export type Column<Item> = {
  heading: string;
  cell(item: Item): ReactNode;
  /** On a card, the cell takes the full width and has no heading, as for the card's title or its actions. */
  isWide?: boolean;
  isNumber?: boolean;
  isHeadingHidden?: boolean;
  className?: string;
  headClassName?: string;
};

type Props<Item> = {
  label: string;
  columns: Column<Item>[];
  rows: (Item & { id: string })[];
  empty?: ReactNode;
};

export function DataTable<Item>({ label, columns, rows, empty }: Props<Item>) {
  if (rows.length === 0 && empty) return empty;
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
