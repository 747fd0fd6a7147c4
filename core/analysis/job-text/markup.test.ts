import { expect, test } from "vitest";
import { plainText } from "./markup";
import { readLines } from "./read-lines";

test("HTML becomes lines, bullets and characters", () => {
  expect(plainText("<p><b>Skills</b></p><ul><li>R&amp;D</li><li>USP &lt;797&gt;&#8211;A</li></ul>")).toBe(
    "\nSkills\n\n\n• R&D\n• USP <797>–A\n\n",
  );
  expect(plainText("Row<br/>by <em>row</em>: &unknown; &#0;")).toBe("Row\nby row: &unknown; &#0;");
});

test("what only looks like a tag stays", () => {
  expect(plainText("List<String>, a < b and <p> in HTML; R&D")).toBe(
    "List<String>, a < b and <p> in HTML; R&D",
  );
});

test("the lines of HTML keep the numbers of the lines they are written on", () => {
  const lines = readLines(
    "<h2>Skills</h2><ul>\n<li>Excel</li><li>3 years&rsquo; work</li>\n</ul>\n<p>End</p>",
  );
  expect(lines.map(({ text, bullet, lines: [at] }) => `${at} ${bullet ? "• " : ""}${text}`)).toEqual([
    "0 Skills",
    "1 • Excel",
    "1 • 3 years’ work",
    "3 End",
  ]);
});
