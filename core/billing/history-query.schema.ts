import * as z from "zod";
import { cursor } from "#core/paging.schema";

/** The query of an account's credits page, whose two lists are paged independently. */
export const historyQuerySchema = z
  .object({
    "purchases-before": cursor,
    "purchases-after": cursor,
    "ledger-before": cursor,
    "ledger-after": cursor,
  })
  .transform((query) => ({
    purchases: { before: query["purchases-before"], after: query["purchases-after"] },
    ledger: { before: query["ledger-before"], after: query["ledger-after"] },
  }));
export type HistoryQuery = z.output<typeof historyQuerySchema>;
