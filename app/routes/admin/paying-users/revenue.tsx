import { type Column, DataTable } from "#app/components/data-table.tsx";
import type { MonthlyRevenue } from "#core/billing/paying-user";
import { formatPrice } from "#core/billing/plan";
import * as words from "./words";

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

const COLUMNS: Column<MonthlyRevenue>[] = [
  { heading: words.month, isWide: true, cell: ({ month }) => MONTH.format(new Date(`${month}-01`)) },
  {
    heading: words.purchases,
    isNumber: true,
    cell: ({ purchases }) => purchases.toLocaleString("en"),
  },
  { heading: words.revenue, isNumber: true, cell: ({ cents }) => formatPrice(cents) },
];

/** Revenue per month, newest first. */
export function Revenue({ months }: { months: MonthlyRevenue[] }) {
  return (
    <section aria-labelledby="revenue" className="mt-10">
      <h2 id="revenue" className="mb-4 text-xl">
        {words.revenueByMonth}
      </h2>
      {months.length === 0 ? (
        <p className="text-muted">{words.noPurchasesYet}</p>
      ) : (
        <DataTable
          label={words.revenueByMonth}
          columns={COLUMNS}
          rows={months.map((month) => ({ ...month, id: month.month }))}
        />
      )}
    </section>
  );
}
