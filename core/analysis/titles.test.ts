import { expect, test } from "vitest";
import { compareTitles, isTitleWord, readTitle } from "./titles";

const match = (wanted: string, held: string) => compareTitles(readTitle(wanted), readTitle(held));

test.each([
  ["Системный аналитик", "System Analyst"],
  ["Senior Java Developer", "Ведущий Java-разработчик"],
  ["Руководитель проектов", "Project Manager"],
  ["ИТ-лидер команды", "Team Lead"],
  ["QA Engineer", "Инженер по тестированию"],
  ["Бухгалтер", "Accountant"],
])("%s is %s in another language", (one, other) => {
  expect(match(one, other)).toBeGreaterThanOrEqual(0.85);
  expect(match(other, one)).toBeGreaterThanOrEqual(0.85);
});

test("what is shortened is what is spelt out", () => {
  expect(match("HR Manager", "Human Resources Manager")).toBe(1);
  expect(match("Machine Learning Engineer", "ML Engineer")).toBe(1);
});

test.each([
  ["Системный аналитик", "Системный администратор"],
  ["Java-разработчик", "Бухгалтер"],
  ["Head Chef", "Head of Sales"],
])("%s is not %s", (one, other) => {
  expect(match(one, other)).toBeLessThan(0.85);
});

test("two jobs in one title are both held", () => {
  expect(match("Team Lead", "Senior Java Developer/Team Lead")).toBe(1);
  expect(match("Java Developer", "Senior Java Developer/Team Lead")).toBe(1);
});

test("a rank is no job where the job is named", () => {
  expect(match("Team Lead", "Lead Software Engineer")).toBeLessThan(0.85);
  expect(match("Chief Accountant", "Accountant")).toBe(1);
});

test.each(["herdsman", "herdswoman", "Herdsmen", "herdsperson", "farrier", "deckhand", "salesperson"])(
  "%s is a title",
  (word) => {
    expect(isTitleWord(word)).toBe(true);
  },
);

test.each(["woman", "women", "person", "human", "Docker", "zookeeper", "Goldman"])(
  "%s is no title",
  (word) => {
    expect(isTitleWord(word)).toBe(false);
  },
);

test.each([
  ["Biller", "Billing Specialist", 1],
  ["Medical Biller", "Medical Billing Representative", 1],
  ["Billing Specialist", "Medical Biller", 1],
  ["Medical Biller", "Billing Representative", 0.5],
  ["Medical Biller", "Medical Record Technician", 0.33],
  ["Security Guard", "Security Engineer", 0.33],
  ["Operator", "Operating Room Technician", 0],
  ["Sales Manager", "Sales Representative", 0.67],
  ["EHS Manager", "Safety Manager", 0.8],
  ["Communications Specialist", "Public Relations Specialist", 0.8],
  ["Pharmaceutical Representative", "Healthcare Representative", 0.8],
  ["Software Tester", "Quality Analyst", 0.73],
  ["Software Tester", "Credit Analyst", 0],
  ["Building Inspector", "Construction Inspector", 0.8],
])("%s and %s", (wanted, held, share) => {
  expect(match(wanted, held)).toBeCloseTo(share, 1);
});
