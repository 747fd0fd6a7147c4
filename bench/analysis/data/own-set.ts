import type { JobText } from "#core/analysis/rubric";
import { electrician } from "./jobs/electrician";
import { frontendDeveloper } from "./jobs/frontend-developer";
import { headChef } from "./jobs/head-chef";
import { intensiveCareNurse } from "./jobs/intensive-care-nurse";
import { managementAccountant } from "./jobs/management-accountant";
import { warehouseSupervisor } from "./jobs/warehouse-supervisor";
import type { Person } from "./person";
import { writeResume } from "./write-resume";

export type OwnJob = { id: string; job: JobText; people: Person[] };
export type OwnResume = { id: string; person: Person; text: string };

/** Invented jobs of different trades, each with ten invented people graded 0 to 3 by hand. */
export const ownJobs: OwnJob[] = [
  { id: "electrician", ...electrician },
  { id: "frontend-developer", ...frontendDeveloper },
  { id: "head-chef", ...headChef },
  { id: "intensive-care-nurse", ...intensiveCareNurse },
  { id: "management-accountant", ...managementAccountant },
  { id: "warehouse-supervisor", ...warehouseSupervisor },
];

export const resumesOf = ({ id, people }: OwnJob): OwnResume[] =>
  people.map((person, index) => ({
    id: `${id} ${person.name}`,
    person,
    // Offset by the job, so that no layout goes with one grade.
    text: writeResume(person, index + id.length),
  }));
