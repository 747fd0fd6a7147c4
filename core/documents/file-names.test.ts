import { expect, test } from "vitest";
import { correctExtension, flagTypeMismatch, typeOfName } from "./file-names";

test.each([
  ["a.pdf", "pdf"],
  ["a.PDF ", "pdf"],
  ["Jane.Doe.docx", "docx"],
  ["a.doc", null],
  ["pdf", null],
  ["a.pdf.exe", null],
])("the name %s says %s", (name, type) => {
  expect(typeOfName(name)).toBe(type);
});

test("a file is handed out under a name that opens it, and otherwise under its own", () => {
  expect(correctExtension("Jane.Doe.pdf", "docx")).toBe("Jane.Doe.docx");
  expect(correctExtension("JANE.DOCX", "pdf")).toBe("JANE.pdf");
  expect(correctExtension("jane.PDF", "pdf")).toBe("jane.PDF");
  expect(correctExtension("jane.doc", "docx")).toBe("jane.doc");
  expect(correctExtension("jane.pdf", null)).toBe("jane.pdf");
});

test("what the name gets wrong is noted once, and not what another name of the same bytes got wrong", () => {
  const words =
    "By its name this is a PDF, but the file is a Word document (.docx). It was read as what it is.";
  const noted = flagTypeMismatch(["Read by OCR"], "a.pdf", "docx");
  expect(noted).toEqual([words, "Read by OCR"]);
  expect(flagTypeMismatch(noted, "b.pdf", "docx")).toEqual(noted);
  expect(flagTypeMismatch(noted, "a.docx", "docx")).toEqual(["Read by OCR"]);
});
