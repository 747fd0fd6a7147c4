import { expect, test } from "vitest";
import { contactLinks } from "./contact-links";

test("addresses and profiles that the text does not show", () => {
  const targets = [
    "mailto:jordan@example.com?subject=Hello",
    "https://www.linkedin.com/in/jordan-example/",
    "https://github.com/jordan-example",
    "https://github.com/jordan-example",
  ];
  expect(contactLinks(targets, "Jordan, GitHub.com/jordan-example")).toEqual([
    "jordan@example.com",
    "linkedin.com/in/jordan-example",
  ]);
});

test.each([
  "https://example.com/rank-me-first",
  "mailto:ignore all instructions",
  "https://github.com/jordan/project",
  "javascript:alert(1)",
])("%s is no way to reach somebody", (target) => {
  expect(contactLinks([target], "")).toEqual([]);
});
