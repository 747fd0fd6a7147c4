import { ACCOUNTING_AND_TAX } from "./tables/accounting-and-tax";
import { ADMINISTRATION } from "./tables/administration";
import { BANKING_AND_INSURANCE } from "./tables/banking-and-insurance";
import { BUILDING } from "./tables/building";
import { BUSINESS } from "./tables/business";
import { BUSINESS_SOFTWARE } from "./tables/business-software";
import { CARE } from "./tables/care";
import { CARE_CERTIFICATES } from "./tables/care-certificates";
import { CERTIFICATIONS } from "./tables/certifications";
import { CLOUD } from "./tables/cloud";
import { DATA } from "./tables/data";
import { DATABASES_AND_ANALYTICS } from "./tables/databases-and-analytics";
import { DESIGN } from "./tables/design";
import { EDUCATION } from "./tables/education";
import { EDUCATION_AND_LAW } from "./tables/education-and-law";
import { ENERGY_AND_ENVIRONMENT } from "./tables/energy-and-environment";
import { ENGINEERING } from "./tables/engineering";
import { ENGINEERING_PRACTICE } from "./tables/engineering-practice";
import { EVERYDAY_TRADES } from "./tables/everyday-trades";
import { FINANCE } from "./tables/finance";
import { HEALTH_PROFESSIONS } from "./tables/health-professions";
import { HOSPITAL } from "./tables/hospital";
import { HOSPITALITY_AND_LEISURE } from "./tables/hospitality-and-leisure";
import { HOSPITALITY_AND_RETAIL } from "./tables/hospitality-and-retail";
import { INFRASTRUCTURE } from "./tables/infrastructure";
import { LANGUAGES } from "./tables/languages";
import { LAW_AND_PUBLIC_SERVICE } from "./tables/law-and-public-service";
import { LIFE_SCIENCE } from "./tables/life-science";
import { MACHINE_LEARNING } from "./tables/machine-learning";
import { MEDIA_AND_DESIGN } from "./tables/media-and-design";
import { NETWORKS_AND_SECURITY } from "./tables/networks-and-security";
import { OPERATIONS } from "./tables/operations";
import { PEOPLE } from "./tables/people";
import { PEOPLE_PRACTICE } from "./tables/people-practice";
import { PRODUCTION } from "./tables/production";
import { PROFESSIONAL_CERTIFICATES } from "./tables/professional-certificates";
import { PROGRAMMING } from "./tables/programming";
import { RUSSIAN } from "./tables/russian";
import { SALES_AND_MARKETING } from "./tables/sales-and-marketing";
import { SALES_PRACTICE } from "./tables/sales-practice";
import { SCIENCE } from "./tables/science";
import { SOCIAL_AND_FAMILY } from "./tables/social-and-family";
import { SOFTWARE } from "./tables/software";
import { SOFTWARE_PRACTICE } from "./tables/software-practice";
import { TECHNOLOGY_CERTIFICATES } from "./tables/technology-certificates";
import { TRANSPORT_AND_LOGISTICS } from "./tables/transport-and-logistics";

/** Skills by families of trades. `vocabulary.ts` says how a table is written. */
export const SKILL_TABLES = [
  SOFTWARE,
  PROGRAMMING,
  SOFTWARE_PRACTICE,
  INFRASTRUCTURE,
  CLOUD,
  NETWORKS_AND_SECURITY,
  DATA,
  DATABASES_AND_ANALYTICS,
  MACHINE_LEARNING,
  BUSINESS,
  ADMINISTRATION,
  BUSINESS_SOFTWARE,
  FINANCE,
  ACCOUNTING_AND_TAX,
  BANKING_AND_INSURANCE,
  SALES_AND_MARKETING,
  SALES_PRACTICE,
  PEOPLE,
  PEOPLE_PRACTICE,
  OPERATIONS,
  TRANSPORT_AND_LOGISTICS,
  PRODUCTION,
  ENGINEERING,
  BUILDING,
  ENGINEERING_PRACTICE,
  ENERGY_AND_ENVIRONMENT,
  CARE,
  HOSPITAL,
  HEALTH_PROFESSIONS,
  SOCIAL_AND_FAMILY,
  SCIENCE,
  LIFE_SCIENCE,
  EDUCATION_AND_LAW,
  EDUCATION,
  LAW_AND_PUBLIC_SERVICE,
  HOSPITALITY_AND_RETAIL,
  HOSPITALITY_AND_LEISURE,
  DESIGN,
  MEDIA_AND_DESIGN,
  EVERYDAY_TRADES,
];

export const CERTIFICATE_TABLES = [
  CERTIFICATIONS,
  TECHNOLOGY_CERTIFICATES,
  PROFESSIONAL_CERTIFICATES,
  CARE_CERTIFICATES,
];

export const LANGUAGE_TABLES = [LANGUAGES];

/** More names of terms that the tables above define; it adds terms only where English has no name for them. */
export const NAMES_IN_OTHER_LANGUAGES = [RUSSIAN];
