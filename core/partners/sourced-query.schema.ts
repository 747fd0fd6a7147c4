import * as z from "zod";
import { pageQuery } from "#core/paging.schema";
import { sources } from "./sourced-list";

/** The query of the administrator's list of tournaments. */
export const sourcedQuerySchema = z.object({ ...pageQuery, source: z.enum(sources).catch("all") });
export type SourcedQuery = z.output<typeof sourcedQuerySchema>;
