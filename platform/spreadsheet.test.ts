import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import readExcel from "read-excel-file/node";
import { expect, test } from "vitest";
import { writeCsv, writeXlsx } from "./spreadsheet";

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(stream as BodyInit).arrayBuffer());

test("CSV begins with its mark, ends lines as RFC 4180 has it, and quotes only what needs it", async () => {
  const rows = [
    ["name", "match"],
    ["Zoë, R.", 93],
    ['says "hi"', null],
  ];
  const bytes = await bytesOf(writeCsv(rows));
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.subarray(3).toString().trimEnd()).toBe('name,match\r\n"Zoë, R.",93\r\n"says ""hi""",');
});

test.each([
  ["=1+1", "'=1+1"],
  ["+44 20", "'+44 20"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1+1", "'  =1+1"],
  ["\t=1+1", "'\t=1+1"],
  ["\r=1", `"'\r=1"`],
  ['=HYPERLINK("x"),y', `"'=HYPERLINK(""x""),y"`],
  ["two\nlines", '"two\nlines"'],
  ["a = b", "a = b"],
])("%j is written as %j", async (text, cell) => {
  const csv = (await bytesOf(writeCsv([["a", text, "z"]]))).toString();
  expect(csv.replace("\ufeff", "").trimEnd()).toBe(`a,${cell},z`);
});

test("another program reads the workbook as it was written, and nothing in it is a formula", async () => {
  const rows = [
    ["Name", "Match %", "Quote"],
    ['=HYPERLINK("https://example.com")', 93, "+1 555 0100"],
    ["Zoë \u{1f600} <&>\u0000\u000b\ud800", null, `${"long ".repeat(10_000)}`],
    ["  two\nlines", 0, "\t=1+1"],
  ];
  const bytes = await bytesOf(writeXlsx(rows));
  const [sheet] = await readExcel(bytes, { trim: false });
  expect(sheet?.sheet).toBe("Candidates");
  const read = sheet?.data ?? [];
  expect(read[0]).toEqual(rows[0]);
  expect(read[1]).toEqual(rows[1]);
  expect(read[2]?.[0]).toBe("Zoë \u{1f600} <&>\ufffd");
  expect(String(read[2]?.[2])).toHaveLength(32_000);
  expect(read[3]).toEqual(rows[3]);
  const xml = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(xml).toContain("Zoë");
  expect(xml).not.toMatch(/<f[ >]/);
});

const hasOffice = spawnSync("soffice", ["--version"]).status === 0;

test.skipIf(!hasOffice)(
  "LibreOffice opens the workbook and the CSV, and computes nothing",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "spreadsheet-"));
    try {
      const rows = [
        ["Name", "Match %", "Quote"],
        ["Zoë, R.", 93, "=1+1"],
        ["two\nlines", 0, "+1 555 0100"],
      ];
      writeFileSync(join(folder, "book.xlsx"), await bytesOf(writeXlsx(rows)));
      writeFileSync(join(folder, "list.csv"), await bytesOf(writeCsv(rows)));
      // UTF-8, as the byte order mark says.
      const asUtf8 = ["--infilter=CSV:44,34,76", "--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76"];
      const open = (name: string, options: string[]) => {
        const profile = `-env:UserInstallation=file://${folder}/profile`;
        const out = ["--outdir", join(folder, "opened"), join(folder, name)];
        execFileSync("soffice", [profile, "--headless", ...options, ...out], { stdio: "ignore" });
        return readFileSync(join(folder, "opened", name.replace(/\w+$/, "csv")), "utf8").trimEnd();
      };
      const book = open("book.xlsx", asUtf8.slice(1));
      expect(book).toBe('Name,Match %,Quote\n"Zoë, R.",93,=1+1\n"two\nlines",0,+1 555 0100');
      expect(open("list.csv", asUtf8)).toBe(book.replace("=1+1", "'=1+1").replace("+1 555", "'+1 555"));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  120_000,
);
