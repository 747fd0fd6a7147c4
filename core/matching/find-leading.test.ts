import { expect, test } from "vitest";
import { judgeRequirement } from "./judge-requirement";
import { createMatcher } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { readResume } from "./read-resume";

const AS_OF = new Date("2026-11-20T12:00:00Z");
const read = (duty: string, title = "Clerk") =>
  readResume(
    `Robin Example\n\nExperience\n${title}, Northwind, 04/2016 - 07/2024\n- Kept the files in order\n- ${duty}\n`,
    AS_OF,
  );
const led = (duty: string) => read(duty).leading.led;

test.each([
  ["Supervised 12 electricians and 3 apprentices", 12],
  ["Managed a staff of ten (10) plus two drivers", 10],
  ["Led a team of 2,500 associates in four places", 2500],
  ["Managed, coached and led a team of seven", 7],
  ["Led a squad of nine soldiers, with yearly evaluations", 9],
  ["Successfully managed the activities of 17-20 direct reports", 20],
  ["Led the department of nine", 9],
  ["Managed three developers, with hiring and yearly reviews", 3],
  ["In charge of the crew on Sundays", 0],
  ["Maintained daily supervisory duties in the yard", 0],
  ["Evaluated employee performance twice a year", 0],
  ["Hired, trained and supervised staff", 0],
  ["Six clerks reported to me", 6],
  ["Had five technicians under me", 5],
  ["Led a gang of five bricklayers", 5],
  ["Ran a section of 12 claims handlers", 12],
  ["Led a section of six mechanics", 6],
  ["Gave nine loaders their tasks, did their yearly reviews and signed their leave", 9],
  ["Shared out the work of four junior draughtsmen, checked their sheets and signed their time cards", 4],
  ["Six agents took their instructions and targets from me", 6],
  ["Team leader of eight gardeners and two apprentices", 8],
  ["Covered as manager of twelve advisers for a year", 12],
  ["Headed the evening shift: breaks, coaching and targets", 0],
  ["Led two teams in the yard", 0],
  ["Worked as the supervisor of three packers", 3],
  ["Duties included management and motivation of 13 soldiers", 13],
])("people were led: %s", (duty, people) => {
  expect(led(duty).map((found) => found.people)).toEqual([people]);
});

test.each([
  "Managed more than 100 personnel records",
  "Managed the payroll and leave records of 240 employees",
  "Welcomed visitors and directed calls to the appropriate staff",
  "Managed 18 calls an hour",
  "Served as the link between management and employees",
  "Was the direct contact of the external auditors",
  "Responsible for recruiting physicians",
  "Worked as one of seven developers on the team",
  "Reported to the manager who led a team of nine",
  "Was supervised by a team of nurses",
  "Served under the supervision of a crew of six",
  "Assisted the manager in leading the staff",
  "Never led a team",
  "Led the team goals meeting",
  "Wrote the disciplinary procedures of the handbook",
  "Assigned scheduled appointments to appointed officers",
  "Proven patience and self-discipline",
  "I reported to a manager of six clerks",
  "Faults of nine machines were reported to me",
  "Was given tasks by the shift leader, with nine other loaders",
  "Processed leave and reviews of 40 clerks",
  "Served in a section of six mechanics",
  "Ran a section of 12 pages",
  "Signed my time cards with nine other agents",
  "Six machines took their orders from me",
  "Deputized for the leader of the choir",
  "Secretary to the manager of ten clerks",
  "Answered to the supervisor of nine loaders",
  "Rota: prepared for the manager of six agents",
])("nobody was led: %s", (duty) => {
  expect(led(duty)).toEqual([]);
});

test("duties on the line of the title count, what the title or the employer says does not", () => {
  const ledIn = (header: string) =>
    readResume(`Robin Example\n\nExperience\n${header}\n- Kept the files in order\n`, AS_OF).leading.led;
  const header = "Engineer 04/2016 - 07/2024 ";
  expect(ledIn(`${header}Duties included management and motivation of 13 soldiers`)).toMatchObject([
    { people: 13 },
  ]);
  expect(ledIn(`${header}Reported to the manager of nine clerks`)).toEqual([]);
  expect(ledIn("Clerk, Lead Staff Services, 04/2016 - 07/2024")).toEqual([]);
  expect(ledIn("Supervisor of Staff Accounts, Hill Works, 04/2016 - 07/2024")).toEqual([]);
});

test("training others is not leading them, and pupils are no staff", () => {
  expect(read("Trained new employees at the till").leading).toMatchObject({
    led: [],
    trained: [expect.any(Number)],
  });
  expect(read("Taught 125 students a year").leading).toMatchObject({ led: [], trained: [] });
});

test.each([
  ["Supervision of at least 8 people", "Supervised 12 porters", "Porter", 3],
  ["Supervision of at least 8 people", "Supervised 5 porters", "Porter", 2],
  ["Supervision of at least 8 people", "Supervised 2 porters", "Porter", 1],
  ["Experience supervising accounting staff", "Supervised three accounting clerks", "Office Manager", 3],
  ["Experience supervising accounting staff", "Supervised a staff of five", "Accounting Supervisor", 3],
  ["Experience supervising accounting staff", "Led a team of five employees", "Security Analyst", 1],
  ["Training or supervision of warehouse staff", "Trained new warehouse staff", "Clerk", 3],
  ["Supervision and training of warehouse staff", "Trained new warehouse staff", "Clerk", 2],
  ["Team leadership", "Wrote the minutes", "Finance Manager", 0],
])("%s: %s (%s) is at level %i", (requirement, duty, title, level) => {
  const matcher = createMatcher(parseRequirement(requirement));
  expect(judgeRequirement(read(duty, title), matcher).level).toBe(level);
});

test("a shift is no trade of those who are led", () => {
  const asked = createMatcher(parseRequirement("Shift or team supervision, 5+ people"));
  expect(judgeRequirement(read("Supervised 30 packers"), asked).level).toBe(3);
});
