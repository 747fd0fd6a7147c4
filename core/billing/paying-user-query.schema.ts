import * as z from "zod";
import { pageQuery } from "#core/paging.schema";
import { userTypes } from "./paying-user";

/** The query of the list of paying users. */
export const payingUserQuerySchema = z.object({ ...pageQuery, type: z.enum(userTypes).catch("all") });
export type PayingUserQuery = z.output<typeof payingUserQuerySchema>;
