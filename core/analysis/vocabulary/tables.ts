import accountingAndTax from "./tables/accounting-and-tax.json";
import phrases from "./tables/action-phrases.json";
import administration from "./tables/administration.json";
import bankingAndInsurance from "./tables/banking-and-insurance.json";
import building from "./tables/building.json";
import business from "./tables/business.json";
import businessSoftware from "./tables/business-software.json";
import care from "./tables/care.json";
import careCertificates from "./tables/care-certificates.json";
import certifications from "./tables/certifications.json";
import cloud from "./tables/cloud.json";
import data from "./tables/data.json";
import databasesAndAnalytics from "./tables/databases-and-analytics.json";
import design from "./tables/design.json";
import education from "./tables/education.json";
import educationAndLaw from "./tables/education-and-law.json";
import energyAndEnvironment from "./tables/energy-and-environment.json";
import engineering from "./tables/engineering.json";
import engineeringPractice from "./tables/engineering-practice.json";
import everydayTrades from "./tables/everyday-trades.json";
import finance from "./tables/finance.json";
import healthProfessions from "./tables/health-professions.json";
import hospital from "./tables/hospital.json";
import hospitalityAndLeisure from "./tables/hospitality-and-leisure.json";
import hospitalityAndRetail from "./tables/hospitality-and-retail.json";
import infrastructure from "./tables/infrastructure.json";
import languages from "./tables/languages.json";
import lawAndPublicService from "./tables/law-and-public-service.json";
import lifeScience from "./tables/life-science.json";
import machineLearning from "./tables/machine-learning.json";
import mediaAndDesign from "./tables/media-and-design.json";
import networksAndSecurity from "./tables/networks-and-security.json";
import operations from "./tables/operations.json";
import people from "./tables/people.json";
import peoplePractice from "./tables/people-practice.json";
import production from "./tables/production.json";
import professionalCertificates from "./tables/professional-certificates.json";
import programming from "./tables/programming.json";
import russian from "./tables/russian.json";
import salesAndMarketing from "./tables/sales-and-marketing.json";
import salesPractice from "./tables/sales-practice.json";
import science from "./tables/science.json";
import socialAndFamily from "./tables/social-and-family.json";
import software from "./tables/software.json";
import softwarePractice from "./tables/software-practice.json";
import technologyCertificates from "./tables/technology-certificates.json";
import transportAndLogistics from "./tables/transport-and-logistics.json";

/**
 * Terms that are used together in one occupation. The format of a line of `terms` is
 *   Name | alias | alias > Broader, Broader
 * An alias after "=" matches only in this spelling; after "~" it must also stand alone, as in a list.
 * A name after "!" is only a label: it does not match, its aliases do.
 */
export type VocabularyGroup = {
  group: string;
  /** Broader terms of every term in the group, except of themselves. */
  broader: string[];
  terms: string[];
};

/** Skills by family of occupations. */
export const SKILL_GROUPS: VocabularyGroup[] = [
  software,
  programming,
  softwarePractice,
  infrastructure,
  cloud,
  networksAndSecurity,
  data,
  databasesAndAnalytics,
  machineLearning,
  business,
  administration,
  businessSoftware,
  finance,
  accountingAndTax,
  bankingAndInsurance,
  salesAndMarketing,
  salesPractice,
  people,
  peoplePractice,
  operations,
  transportAndLogistics,
  production,
  engineering,
  building,
  engineeringPractice,
  energyAndEnvironment,
  care,
  hospital,
  healthProfessions,
  socialAndFamily,
  science,
  lifeScience,
  educationAndLaw,
  education,
  lawAndPublicService,
  hospitalityAndRetail,
  hospitalityAndLeisure,
  design,
  mediaAndDesign,
  // Everyday work that job ads and resumes call by plain names.
  everydayTrades,
].flat();

export const CERTIFICATE_GROUPS: VocabularyGroup[] = [
  certifications,
  technologyCertificates,
  professionalCertificates,
  careCertificates,
].flat();

export const LANGUAGE_GROUPS: VocabularyGroup[] = languages;

/** Skill names in Russian resumes and job ads. Adds a term only if the English tables above have none for it. */
export const GROUPS_IN_OTHER_LANGUAGES: VocabularyGroup[] = russian;

/**
 * Descriptions of work that show a skill: a verb and, within a few words, its object, both in any form. Only pairs
 * that hardly ever mean anything else.
 */
export const ACTION_PHRASES: { skill: string; verbs: string; objects: string }[] = phrases;
