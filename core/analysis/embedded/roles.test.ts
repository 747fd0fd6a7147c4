import { expect, test } from "vitest";
import { readResume } from "./read-resume";

const titles = (text: string) =>
  readResume(text, new Date("2024-06-15")).roles.map(
    ({ title }) => title && [...title.heads, ...title.about],
  );

test("where dates, title and story share a line, the story is no title", () => {
  expect(
    titles(
      "Опыт работы\n2020-01-25 - 2024-01-30 Team Lead , ООО Ромашка : разработка отчётов для бухгалтера\n2017-02-01 - 2020-01-20 Java-разработчик , АО Лютик : помощь системному аналитику",
    ),
  ).toEqual([["lead"], ["developer", "java"]]);
  const [english] = titles(
    "Experience\nJan 2018 - Present Accountant : supports every sales manager of the firm",
  );
  expect(english).toContain("accountant");
  expect(english).not.toContain("manager");
});

test("a label before the title is not the title", () => {
  expect(titles("Experience\nPosition: Payroll Accountant\nJan 2018 - Present\nRan payroll")).toEqual([
    ["accountant", "payroll"],
  ]);
});
