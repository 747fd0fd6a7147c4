import { expect, test } from "vitest";
import { fileRefusal, MAX_FILE_BYTES, shortFileName, tooManyFiles, visibleFileName } from "./upload-limits";

test("accepts the three types in any letter case up to exactly 10 MB", () => {
  for (const name of ["cv.pdf", "cv.DOCX", "cv.v2.Txt"]) {
    expect(fileRefusal({ name, size: MAX_FILE_BYTES })).toBeNull();
  }
});

test("refuses by name, in the words of the product", () => {
  expect(fileRefusal({ name: "cv.doc", size: 1 })).toBe('File "cv.doc" is not an accepted file type.');
  expect(fileRefusal({ name: "pdf", size: 1 })).toBe('File "pdf" is not an accepted file type.');
  expect(fileRefusal({ name: "cv.pdf", size: MAX_FILE_BYTES + 1 })).toBe(
    'File "cv.pdf" exceeds the maximum size of 10MB.',
  );
  expect(tooManyFiles(5)).toBe("You can only upload up to 5 files.");
});

test("a long name is cut, its extension stays", () => {
  expect(shortFileName("cv.pdf")).toBe("cv.pdf");
  const short = shortFileName(`${"n".repeat(60_000)}.docx`);
  expect(short).toHaveLength(200);
  expect(short).toMatch(/n….docx$/);
  for (const length of [193, 194]) {
    expect(() =>
      encodeURIComponent(shortFileName(`${"n".repeat(length)}😀${"n".repeat(99)}.pdf`)),
    ).not.toThrow();
  }
});

test("a name shows what it is", () => {
  expect(visibleFileName("cv\u202Etxt.exe\0.txt\u200b")).toBe("cvtxt.exe.txt");
  expect(visibleFileName("Zoë Ünal – résumé 履歴書 😀.pdf")).toBe("Zoë Ünal – résumé 履歴書 😀.pdf");
});
