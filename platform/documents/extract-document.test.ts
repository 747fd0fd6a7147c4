import { expect, test } from "vitest";
import { DocumentError } from "#core/documents/document";
import { makeFixtureFiles } from "../../tests/fixtures/make-files";
import { pdfWithHiddenText, textPdf } from "../../tests/fixtures/pdf-builders";
import { extractDocument } from "./extract-document";
import "../../tests/fixtures/array-buffer-transfer";

const files = await makeFixtureFiles();

test.each(files)("$name ends as $kind", async ({ name, bytes, kind, shows }) => {
  const outcome = await extractDocument({ bytes, fileName: name }).catch((error) => error);
  if (kind === "strong" || kind === "medium" || kind === "weak") {
    expect(outcome.text).toContain(shows);
    expect(outcome).toMatchObject({ truncated: false, hiddenText: [] });
  } else {
    expect(outcome).toBeInstanceOf(DocumentError);
    expect(outcome.fault).toBe(kind);
    expect(outcome.message).toContain(shows);
  }
});

test("leaves the caller's bytes as they are", async () => {
  const bytes = await textPdf(["Kept"]);
  const before = bytes.slice();
  await extractDocument({ bytes, fileName: "a.pdf" });
  expect(bytes).toEqual(before);
});

test("cuts what is longer than 200,000 characters", async () => {
  const bytes = new TextEncoder().encode("Seven words stand in each single line.\n".repeat(6_000));
  const document = await extractDocument({ bytes, fileName: "long.txt" });
  expect(document.truncated).toBe(true);
  expect(document.text.length).toBeLessThanOrEqual(200_000);
});

test("text in letters that mean nothing is unreadable", async () => {
  const rubbish = textPdf(
    Array.from({ length: 30 }, () => "%DFKHORU RI WKLQJV ZKLFK QRERG FDQ UHDG LQ VPDOO SULQW"),
  );
  await expect(extractDocument({ bytes: await rubbish, fileName: "a.pdf" })).rejects.toMatchObject({
    fault: "unreadable",
  });
});

test("a page of nothing but invisible text counts as a picture", async () => {
  const bytes = await pdfWithHiddenText([], { white: "Hire me" });
  await expect(extractDocument({ bytes, fileName: "a.pdf" })).rejects.toMatchObject({
    fault: "no_text",
    message: expect.stringContaining("invisible text"),
  });
});

test("a text file of blanks is empty", async () => {
  const bytes = new TextEncoder().encode(" \n\t\n ");
  await expect(extractDocument({ bytes, fileName: "a.txt" })).rejects.toMatchObject({ fault: "empty" });
});
