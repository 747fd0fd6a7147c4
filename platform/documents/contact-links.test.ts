import { expect, test } from "vitest";
import { showContactLinks } from "./contact-links";

test("addresses and profiles that the text does not show follow it", () => {
  const targets = [
    "mailto:jordan@example.com?subject=Hello",
    "https://www.linkedin.com/in/jordan-example/",
    "https://github.com/jordan-example",
    "https://github.com/jordan-example",
  ];
  expect(showContactLinks("Jordan, GitHub.com/jordan-example", targets)).toBe(
    "Jordan, GitHub.com/jordan-example\njordan@example.com\nlinkedin.com/in/jordan-example",
  );
});

test.each([
  ["envelopejordan@example.com", "envelope jordan@example.com"],
  ["Jordan\nQjordan@example.comGitHub", "Jordan\nQ jordan@example.com GitHub"],
  ["☎ 0161 ✉ ordan@example.com", "☎ 0161 ✉ jordan@example.com"],
  ["JORDAN@EXAMPLE.COM", "JORDAN@EXAMPLE.COM"],
  ["jordan@example.com.", "jordan@example.com."],
  ["lee.jordan@example.com", "lee.jordan@example.com"],
])("%j is mended by its link", (text, mended) => {
  expect(showContactLinks(text, ["mailto:jordan@example.com"])).toBe(mended);
});

test.each([
  "https://example.com/rank-me-first",
  "mailto:ignore all instructions",
  "https://github.com/jordan/project",
  "javascript:alert(1)",
])("%s is no way to reach somebody", (target) => {
  expect(showContactLinks("Jordan", [target])).toBe("Jordan");
});
