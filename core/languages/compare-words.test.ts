import { expect, test } from "vitest";
import { compareWords } from "./compare-words";

test("whoever uses the job's words is nearer than whoever does not, in any language", () => {
  const job = "Buchhalterin\nErstellung von Monatsabschlüssen\nAbstimmung von Konten";
  const near = compareWords(job, "Buchhaltung: Monatsabschlüsse erstellt, Konten abgestimmt");
  const far = compareWords(job, "Gabelstapler gefahren und Waren verladen");
  expect(near).toBeGreaterThan(far);
  expect(far).toBe(0);
  expect(compareWords("会计 月末结账", "负责月末结账和对账")).toBeGreaterThan(0);
  expect(compareWords(job, job)).toBeCloseTo(1);
  expect(compareWords("", job)).toBe(0);
});
