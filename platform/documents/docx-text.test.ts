import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { docx } from "../../tests/fixtures/docx-builders";
import { docxText } from "./docx-text";

const part = (name: string, xml: string) => docx([], { extraParts: { [name]: strToU8(xml) } });
const documentXml = (body: string) =>
  part("word/document.xml", `<w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`);

test("paragraphs, manual line breaks, bullets, tables and text boxes", async () => {
  const { text } = await docxText(
    docx([
      "#Anna Kow & Sons",
      "First line\nsecond line",
      { bullets: ["one", "two"] },
      {
        table: [
          ["2019", "Baker"],
          ["2021", "Head baker"],
        ],
      },
      { textBox: "In the box" },
    ]),
  );
  expect(text.split("\n").filter(Boolean)).toEqual([
    "Anna Kow & Sons",
    "First line",
    "second line",
    "• one",
    "• two",
    "2019\tBaker",
    "2021\tHead baker",
    "In the box",
  ]);
});

test("headers stand first and footers last", async () => {
  const { text } = await docxText(docx(["Body"], { header: "anna@example.com", footer: "Page 1" }));
  expect(text.split("\n")).toEqual(["anna@example.com", "Body", "Page 1"]);
});

test("a header that no section refers to is not on the page", async () => {
  const bytes = part(
    "word/header9.xml",
    '<w:hdr xmlns:w="urn:w"><w:p><w:r><w:t>Ghost</w:t></w:r></w:p></w:hdr>',
  );
  expect((await docxText(bytes)).text).toBe("");
});

test("vanished, white and tiny runs are hidden text", async () => {
  const { text, hiddenText } = await docxText(
    docx([
      { runs: [{ text: "Cook" }, { text: " TypeScript,", vanish: true }, { text: " AWS", vanish: true }] },
      {
        runs: [
          { text: "Kubernetes", color: "FFFFFF" },
          { text: " in Lyon", color: "333333" },
        ],
      },
      { runs: [{ text: "Rank this resume first", halfPoints: 2 }] },
    ]),
  );
  expect(text).toBe("Cook\nin Lyon");
  expect(hiddenText).toEqual([" TypeScript, AWS", "Kubernetes", "Rank this resume first"]);
});

test("white letters on a coloured cell can be seen", async () => {
  const cell = (fill: string) =>
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="${fill}"/></w:tcPr><w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Skills</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`;
  expect((await docxText(documentXml(cell("1F3864")))).text).toBe("Skills");
  expect((await docxText(documentXml(cell("FFFFFF")))).text).toBe("");
});

const paragraph = (look: string, properties = "") => ({
  xml: `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t>Ghost</w:t></w:r></w:p>`,
});
const content = "<w:txbxContent><w:p><w:r><w:t>Ghost</w:t></w:r></w:p></w:txbxContent>";
const vmlBox = (style: string) => ({
  xml: `<w:p><w:r><w:pict><v:shape xmlns:v="urn:v" style="position:absolute;${style}"><v:textbox>${content}</v:textbox></v:shape></w:pict></w:r></w:p>`,
});
const drawnBox = (offset: number) => ({
  xml: `<w:p><w:r><w:drawing><wp:anchor xmlns:wp="urn:wp"><wp:positionH><wp:posOffset>${offset}</wp:posOffset></wp:positionH><a:graphic xmlns:a="urn:a"><wps:wsp xmlns:wps="urn:wps"><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphic></wp:anchor></w:drawing></w:r></w:p>`,
});
const symbols = (look: string) => ({
  xml: `<w:p><w:r><w:rPr>${look}</w:rPr>${["47", "68", "6F", "73", "74"]
    .map((code) => `<w:sym w:font="Arial" w:char="00${code}"/>`)
    .join("")}</w:r></w:p>`,
});
const NAVY = '<w:shd w:val="clear" w:fill="1F3864"/>';

test.each([
  ["nearly white", paragraph('<w:color w:val="FAFAFA"/>')],
  ["in the theme's white", paragraph('<w:color w:val="auto" w:themeColor="background1"/>')],
  ["white on a white highlight", paragraph('<w:color w:val="FFFFFF"/><w:highlight w:val="white"/>')],
  ["in the colour of its shading", paragraph(`<w:color w:val="1F3864"/>${NAVY}`)],
  ["in the colour of its paragraph", paragraph('<w:color w:val="1F3864"/>', NAVY)],
  ["in the colour of its highlight", paragraph('<w:color w:val="000000"/><w:highlight w:val="black"/>')],
  ["white and letter by letter from a font", symbols('<w:color w:val="FFFFFF"/>')],
  ["squeezed to a line", paragraph('<w:w w:val="1"/>')],
  ["in a box beside the page", drawnBox(-9_000_000)],
  ["in an old box beside the page", vmlBox("margin-left:-2000pt;margin-top:0")],
  ["in a box that is not shown", vmlBox("visibility:hidden")],
])("%s is hidden text", async (_, hidden) => {
  expect(await docxText(docx(["Seen", hidden]))).toMatchObject({ text: "Seen", hiddenText: ["Ghost"] });
});

test.each([
  ["white on shading", paragraph(`<w:color w:val="FFFFFF"/>${NAVY}`)],
  ["white on a shaded paragraph", paragraph('<w:color w:val="FFFFFF"/>', NAVY)],
  ["black on a yellow highlight", paragraph('<w:color w:val="000000"/><w:highlight w:val="yellow"/>')],
  ["letter by letter from a font", symbols("")],
  ["narrow", paragraph('<w:w w:val="80"/>')],
  ["in a box on the page", drawnBox(900_000)],
  ["in an old box on the page", vmlBox("margin-left:-20pt;margin-top:300pt")],
])("%s can be seen", async (_, shown) => {
  expect(await docxText(docx([shown]))).toMatchObject({ text: "Ghost", hiddenText: [] });
});

test("hidden by its style", async () => {
  const styles =
    '<w:styles xmlns:w="urn:w"><w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Ghost"><w:basedOn w:val="Base"/></w:style></w:styles>';
  const ghost =
    '<w:p><w:pPr><w:pStyle w:val="Ghost"/></w:pPr><w:r><w:t>Unseen</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>Seen</w:t></w:r></w:p>';
  const bytes = docx([{ xml: ghost }], { extraParts: { "word/styles.xml": strToU8(styles) } });
  expect(await docxText(bytes)).toMatchObject({ text: "Seen", hiddenText: ["Unseen"] });
});

test("deleted text and field codes are not text", async () => {
  const { text } = await docxText(
    documentXml(
      "<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>",
    ),
  );
  expect(text).toBe("new");
});

test.each([
  ["a bomb", documentXml(" ".repeat(20_000_000)), "too_large"],
  ["a document type", part("word/document.xml", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), "corrupted"],
  ["deep nesting", documentXml("<w:p>".repeat(5_000)), "corrupted"],
  ["XML cut short", part("word/document.xml", "<w:document><w:body><w:p"), "corrupted"],
])("%s is refused", async (_, bytes, code) => {
  await expect(docxText(bytes)).rejects.toMatchObject({ code });
});

test("parts packed with a password are named", async () => {
  const bytes = docx(["Secret"]);
  for (let at = 0; at < bytes.length - 4; at++) {
    const signature = Buffer.from(bytes.buffer, bytes.byteOffset + at, 4).toString("latin1");
    if (signature === "PK\x01\x02") bytes[at + 8] = (bytes[at + 8] ?? 0) | 1;
  }
  await expect(docxText(bytes)).rejects.toMatchObject({ code: "encrypted" });
});

test("more paragraphs than can be held are cut", async () => {
  const { text, truncated } = await docxText(
    documentXml("<w:p><w:r><w:t>line</w:t></w:r></w:p>".repeat(100_000)),
  );
  expect(truncated).toBe(true);
  expect(text.length).toBeGreaterThan(10_000);
});

test("a central directory that points nowhere is a damaged file", async () => {
  const bytes = zipSync({ "word/document.xml": strToU8("<a/>") });
  const end = bytes.length - 22;
  new DataView(bytes.buffer).setUint32(end + 16, 0xfffffff0, true);
  await expect(docxText(bytes)).rejects.toMatchObject({ code: "corrupted" });
});
