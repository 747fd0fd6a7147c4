import { expect, test } from "vitest";
import { cleanFileName } from "./file-name";

test.each([
  ["jane.pdf", "jane.pdf"],
  ["../../etc/jane.pdf", "jane.pdf"],
  ["C:\\cv\\jane.pdf", "jane.pdf"],
  ["ja\u0000ne\r\n.pdf", "jane.pdf"],
  ["jane\u202efdp.txt", "janefdp.txt"],
  ["Łukasz Żak – CV.pdf", "Łukasz Żak – CV.pdf"],
  ["cv/", ""],
])("%j is kept as %j", (name, kept) => {
  expect(cleanFileName(name)).toBe(kept);
});

test("a long name keeps its extension", () => {
  expect(cleanFileName(`${"x".repeat(5000)}.pdf`)).toMatch(/^x{190,}….pdf$/);
});
