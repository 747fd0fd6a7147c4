import type { JobText } from "#core/analysis/rubric";
import electrician from "./jobs/electrician.json";
import frontendDeveloper from "./jobs/frontend-developer.json";
import headChef from "./jobs/head-chef.json";
import intensiveCareNurse from "./jobs/intensive-care-nurse.json";
import managementAccountant from "./jobs/management-accountant.json";
import warehouseSupervisor from "./jobs/warehouse-supervisor.json";
import { type Person, writeResume } from "./write-resume";

export type OwnJob = { id: string; job: JobText; people: Person[] };
export type OwnResume = { id: string; person: Person; text: string };

/** Invented jobs from different trades, each with ten invented people labeled 0 to 3 by hand. */
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
    // Offset by job, so that no layout correlates with a label.
    text: writeResume(person, index + id.length),
  }));
