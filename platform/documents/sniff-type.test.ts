import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { DocumentError } from "#core/documents/document";
import { docx } from "../../tests/fixtures/docx-builders";
import { textPdf } from "../../tests/fixtures/pdf-builders";
import { sniffType } from "./sniff-type";

const pdf = await textPdf(["Text"]);
const word = docx(["Text"]);
const plain = strToU8("Just a few words about a job.");
const ole = (stream: string) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      Buffer.alloc(600),
      Buffer.from(stream, "utf16le"),
    ]),
  );
const zip = (name: string) => zipSync({ [name]: strToU8("<x/>") });

test("name and content agree", () => {
  expect(sniffType(pdf, "a.PDF")).toBe("pdf");
  expect(sniffType(word, "a.docx")).toBe("docx");
  expect(sniffType(plain, "a.b.txt")).toBe("txt");
});

test("content decides among the three types, whatever the name says", () => {
  for (const [bytes, type] of [
    [pdf, "pdf"],
    [word, "docx"],
    [plain, "txt"],
  ] as const)
    for (const name of ["a.pdf", "a.DOCX", "a.txt"]) expect(sniffType(bytes, name)).toBe(type);
});

test("a PDF may begin with some other bytes", () => {
  expect(sniffType(new Uint8Array(Buffer.concat([Buffer.from("\r\n--boundary\r\n"), pdf])), "a.pdf")).toBe(
    "pdf",
  );
});

test("a sentence may begin like a bitmap", () => {
  expect(sniffType(strToU8("BMW dealership, sales assistant since 2019"), "a.txt")).toBe("txt");
});

test.each([
  [
    "a.pdf",
    strToU8("<!DOCTYPE html><p>Hi"),
    "type_mismatch",
    "By its name this is a PDF, but the file is a web page (HTML).",
  ],
  [
    "a.txt",
    strToU8("{\\rtf1 Hi}"),
    "type_mismatch",
    "By its name this is plain text, but the file is an RTF document.",
  ],
  [
    "a.pdf",
    new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0]),
    "type_mismatch",
    "By its name this is a PDF, but the file is an image (PNG).",
  ],
  [
    "a.docx",
    zip("xl/workbook.xml"),
    "type_mismatch",
    "By its name this is a Word document (.docx), but the file is an Excel workbook.",
  ],
  [
    "a.docx",
    zip("content.xml"),
    "type_mismatch",
    "By its name this is a Word document (.docx), but the file is an OpenDocument file.",
  ],
  [
    "a.docx",
    ole("WordDocument"),
    "type_mismatch",
    "By its name this is a Word document (.docx), but the file is an old Word document (.doc). Save it as .docx or PDF.",
  ],
  [
    "a.docx",
    ole("EncryptedPackage"),
    "encrypted",
    "The file is protected with a password. Ask the candidate for an unprotected copy.",
  ],
  [
    "a.doc",
    ole("WordDocument"),
    "unsupported",
    "Old Word documents (.doc) cannot be read. Save it as .docx or PDF.",
  ],
  ["a.png", pdf, "unsupported", "The file is not a PDF, a Word document (.docx) or plain text."],
  ["resume", pdf, "unsupported", "The file is not a PDF, a Word document (.docx) or plain text."],
  ["a.docx", word.subarray(0, word.length - 60), "corrupted", "The file is damaged and could not be opened."],
  ["a.pdf", new Uint8Array(500), "corrupted", "The file is damaged and could not be opened."],
  [
    "a.txt",
    new Uint8Array(500),
    "type_mismatch",
    "By its name this is plain text, but the file is binary data.",
  ],
  ["a.pdf", new Uint8Array(0), "empty", "The file is empty."],
])("%s: %#", (name, bytes, code, words) => {
  const run = () => sniffType(bytes, name);
  expect(run).toThrow(DocumentError);
  expect(run).toThrow(expect.objectContaining({ code, message: words }));
});
