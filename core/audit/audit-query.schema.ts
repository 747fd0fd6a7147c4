import * as z from "zod";
import { pageQuery } from "#core/paging.schema";
import { auditKinds } from "./kinds";

/** The query of a page of the log; `q` is a tournament's id. */
export const auditQuerySchema = z.object({
  ...pageQuery,
  kind: z.enum(auditKinds).optional().catch(undefined),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const auditFormatSchema = z.enum(["json", "csv"], { error: "Format must be csv or json." });
export type AuditFormat = z.infer<typeof auditFormatSchema>;
