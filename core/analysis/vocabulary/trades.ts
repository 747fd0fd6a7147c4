import { BUSINESS } from "./business";
import { CARE } from "./care";
import { DATA } from "./data";
import { DESIGN } from "./design";
import { EDUCATION_AND_LAW } from "./education-and-law";
import { ENGINEERING } from "./engineering";
import { FINANCE } from "./finance";
import { HOSPITALITY_AND_RETAIL } from "./hospitality-and-retail";
import { INFRASTRUCTURE } from "./infrastructure";
import { OPERATIONS } from "./operations";
import { PEOPLE } from "./people";
import { SALES_AND_MARKETING } from "./sales-and-marketing";
import { SCIENCE } from "./science";
import { SOFTWARE } from "./software";

/** The tables of skills, one for each family of trades. `vocabulary.ts` says how a table is written. */
export const TRADES = [
  SOFTWARE,
  INFRASTRUCTURE,
  DATA,
  BUSINESS,
  FINANCE,
  SALES_AND_MARKETING,
  PEOPLE,
  OPERATIONS,
  ENGINEERING,
  CARE,
  SCIENCE,
  EDUCATION_AND_LAW,
  HOSPITALITY_AND_RETAIL,
  DESIGN,
];
