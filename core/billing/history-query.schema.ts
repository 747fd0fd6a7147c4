import * as z from "zod";
import { cursor } from "#core/paging.schema";

/** The address of an account's credits, where two lists go on independently. */
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
