import * as z from "zod";
import { pageQuery } from "#core/paging.schema";
import { candidateSorts, searchModes } from "./candidate-list";

/** The address of the list of all candidates. */
export const candidateQuerySchema = z.object({
  ...pageQuery,
  mode: z.enum(searchModes).catch("filename"),
  sort: z.enum(candidateSorts).catch("newest"),
});
export type CandidateQuery = z.output<typeof candidateQuerySchema>;
