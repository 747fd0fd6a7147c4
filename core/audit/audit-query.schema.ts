import * as z from "zod";
import { pageQuery } from "#core/paging.schema";
import { auditKinds } from "./kinds";

/** The address of a page of the log; `q` is the id of a tournament. */
export const auditQuerySchema = z.object({
  ...pageQuery,
  kind: z.enum(auditKinds).optional().catch(undefined),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const auditFormatSchema = z.enum(["json", "csv"], { error: "Format must be csv or json." });
export type AuditFormat = z.infer<typeof auditFormatSchema>;
