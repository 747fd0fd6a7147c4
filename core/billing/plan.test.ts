import { expect, test } from "vitest";
import { type Plan, pricePerResume, resumesPerTournament } from "./plan";

const plan = (priceInCents: number, maxTournamentsPerMonth: number, maxResumesPerTournament: number) =>
  ({ priceInCents, maxTournamentsPerMonth, maxResumesPerTournament }) as Plan;
const FREE = plan(0, 2, 10);
const PRO = plan(1999, 5, 500);
const ENTERPRISE = plan(9999, 5, 2000);

test("a resume's price is that of the whole pack in use", () => {
  expect(pricePerResume(PRO)).toBe("from 0.8¢ per resume");
  expect(pricePerResume(ENTERPRISE)).toBe("from 1¢ per resume");
  expect(pricePerResume(plan(599, 1, 100))).toBe("from 6¢ per resume");
});

test("unlimited access takes as many resumes as the largest plan, whatever the plan is", () => {
  expect(resumesPerTournament([FREE, PRO, ENTERPRISE], FREE, false)).toBe(10);
  expect(resumesPerTournament([FREE, PRO, ENTERPRISE], FREE, true)).toBe(2000);
  expect(resumesPerTournament([], FREE, true)).toBe(10);
});
