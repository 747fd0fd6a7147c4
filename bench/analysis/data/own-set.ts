import * as z from "zod";
import type { JobText } from "#core/analysis/rubric";
import electrician from "./jobs/electrician.json";
import frontendDeveloper from "./jobs/frontend-developer.json";
import headChef from "./jobs/head-chef.json";
import intensiveCareNurse from "./jobs/intensive-care-nurse.json";
import managementAccountant from "./jobs/management-accountant.json";
import warehouseSupervisor from "./jobs/warehouse-supervisor.json";
import { type Person, personSchema } from "./person";
import { writeResume } from "./write-resume";

export type OwnJob = { id: string; job: JobText; people: Person[] };
export type OwnResume = { id: string; person: Person; text: string };

const jobSchema = z.strictObject({
  job: z.strictObject({
    name: z.string(),
    jobDescription: z.string(),
    keyRequirements: z.string(),
    optionalRequirements: z.string(),
    keySkills: z.array(z.string()),
  }),
  people: z.array(personSchema).length(10),
});

/** Invented jobs from different trades, each with ten invented people labeled 0 to 3 by hand. */
export const ownJobs: OwnJob[] = Object.entries({
  electrician,
  "frontend-developer": frontendDeveloper,
  "head-chef": headChef,
  "intensive-care-nurse": intensiveCareNurse,
  "management-accountant": managementAccountant,
  "warehouse-supervisor": warehouseSupervisor,
}).map(([id, data]) => ({ id, ...jobSchema.parse(data) }));

export const resumesOf = ({ id, people }: OwnJob): OwnResume[] =>
  people.map((person, index) => ({
    id: `${id} ${person.name}`,
    person,
    // Offset by job, so that no layout correlates with a label.
    text: writeResume(person, index + id.length),
  }));
