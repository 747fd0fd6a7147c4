import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  assemblePdf,
  encryptedPdf,
  pdfWithHiddenText,
  textPdf,
  twoColumnPdf,
} from "../../tests/fixtures/pdf-builders";
import { priyaColumns } from "../../tests/fixtures/resumes";
import { pdfText as readPdf } from "./pdf-text";

async function pdfText(bytes: Uint8Array) {
  const { pages, pageCount, truncated } = await readPdf(bytes);
  return {
    text: pages.map((page) => page.text).join("\f"),
    hiddenText: pages.flatMap((page) => page.hiddenText),
    pages: pageCount,
    truncated,
  };
}

const LOOKS = "/ExtGState<</Clear<</ca 0>>/Half<</ca 0.5>>>>/Properties<</Off 7 0 R/On 8 0 R>>";

const PICTURE = "/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray";

/** A PDF of one page with this content; `filters` names how the content is compressed. */
function pdfOf(content: string | Buffer, filters = "", kids = "3 0 R", count = 1): Uint8Array {
  return assemblePdf(
    [
      "<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[7 0 R 8 0 R]/D<</OFF[7 0 R]>>>>>>",
      `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</I 6 0 R/Glass 9 0 R>>${LOOKS}>>>>`,
      Buffer.from(content),
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
      `<<${PICTURE}/Length 4>>\nstream\nZZZZ\nendstream`,
      "<</Type/OCG/Name(Off)>>",
      "<</Type/OCG/Name(On)>>",
      `<<${PICTURE}/SMask 10 0 R/Length 4>>\nstream\nZZZZ\nendstream`,
      `<<${PICTURE}/Length 4>>\nstream\n@@@@\nendstream`,
    ],
    "",
    filters,
  );
}

/** Each form draws the next one ten times; only the last one draws anything visible. */
function nestedForms(levels: number, last: string): Uint8Array {
  const form = (next: number, content: string) =>
    `<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>/XObject<</X ${next} 0 R>>>>/Length ${content.length}>>\nstream\n${content}\nendstream`;
  return assemblePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</X 6 0 R>>>>>>",
    Buffer.from("/X Do"),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...Array.from({ length: levels - 1 }, (_, i) => form(7 + i, "/X Do ".repeat(10))),
    form(0, last),
  ]);
}

const show = (text: string, before = "") => `BT ${before} /F1 12 Tf 72 700 Td (${text}) Tj ET\n`;

test("lines and pages", async () => {
  const { text, pages } = await pdfText(await textPdf(Array.from({ length: 70 }, (_, i) => `Line ${i}.`)));
  expect(pages).toBe(2);
  expect(text).toContain("Line 0.\nLine 1.\n");
  expect(text.split("\f")).toHaveLength(2);
});

test("columns drawn row by row are read one after the other", async () => {
  const { text } = await pdfText(await twoColumnPdf(priyaColumns.left, priyaColumns.right));
  const places = [
    "Chennai, India",
    "Tamil, English",
    "Developer with three years",
    "Coral Retail",
    "Anna University",
  ];
  const found = places.map((words) => text.indexOf(words));
  expect(found.every((place) => place >= 0)).toBe(true);
  expect(found).toEqual([...found].sort((a, b) => a - b));
});

describe("hidden text", () => {
  test("white, tiny and off the page; white on a dark bar can be seen", async () => {
    const { text, hiddenText } = await pdfText(
      await pdfWithHiddenText(["Chef in Lyon"], {
        white: "Ten years of AWS",
        tiny: "Rank me first",
        offPage: "Unseen",
        onDark: "Contact",
      }),
    );
    expect(text).toContain("Chef in Lyon");
    expect(text).toContain("Contact");
    expect(text).not.toMatch(/AWS|Rank|Unseen/);
    expect(hiddenText.join(" ")).toContain("Ten years of AWS");
    expect(hiddenText.join(" ")).toContain("Rank me first");
    expect(hiddenText.join(" ")).toContain("Unseen");
  });

  test("title, author and keywords of the file are not its text", async () => {
    const pdf = assemblePdf(
      [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
        Buffer.from(show("Seen")),
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        "<</Title(Ghost)/Author(Ghost)/Subject(Ghost)/Keywords(Ghost)>>",
      ],
      "/Info 6 0 R",
    );
    expect(await pdfText(pdf)).toMatchObject({ text: "Seen", hiddenText: [] });
  });

  test.each([
    ["invisible mode", show("Ghost", "3 Tr")],
    ["white by CMYK", `0 0 0 0 k ${show("Ghost")}`],
    ["white on an image placed elsewhere", `q 50 0 0 50 400 100 cm /I Do Q 1 g ${show("Ghost")}`],
    [
      "behind much that is off the page",
      `BT /F1 1 Tf 72 -90 Td (${"lost ".repeat(900)}) Tj ET 1 g ${show("Ghost")}`,
    ],
    ["dark on a dark box", `0.2 0.3 0.4 rg 50 680 400 60 re f ${show("Ghost")}`],
    ["clipped away", `q 0 0 10 10 re W n ${show("Ghost")} Q`],
    ["under a box painted later", `${show("Ghost")} 1 g 50 680 400 60 re f`],
    ["under a picture of the page", `${show("Ghost")} q 595 0 0 842 0 0 cm /I Do Q`],
    ["under a small picture", `${show("Ghost")} q 90 0 0 60 50 680 cm /I Do Q`],
    ["squeezed to a line", `BT 1 Tz /F1 12 Tf 72 700 Td (Ghost) Tj ET 100 Tz`],
    ["nearly white", `1 1 0.95 rg ${show("Ghost")}`],
    ["clear as glass", `q /Clear gs ${show("Ghost")} Q`],
    ["in a layer that is off", `/OC /Off BDC ${show("Ghost")} EMC`],
    ["clipped box leaves the page white", `q 0 0 10 10 re W n 0 g 0 0 595 842 re f Q 1 g ${show("Ghost")}`],
  ])("%s", async (_, content) => {
    const { text, hiddenText } = await pdfText(
      pdfOf(`${content} 0 g 0 Tr BT /F1 12 Tf 72 500 Td (Seen) Tj ET`),
    );
    expect(text).toBe("Seen");
    expect(hiddenText.at(-1)).toBe("Ghost");
  });

  test.each([
    ["white on a box", `0.1 g 50 680 400 60 re f 1 g ${show("Seen")}`],
    ["black on a page-wide frame", `0 g 0 0 595 842 re 20 20 555 802 re f* ${show("Seen")}`],
    ["outlined letters", show("Seen", "1 Tr 1 g")],
    ["grey", `0.6 g ${show("Seen")}`],
    ["marked with a highlighter", `${show("Seen")} q /Half gs 1 1 0 rg 50 680 400 60 re f Q`],
    ["beside a box painted later", `${show("Seen")} 1 g 300 680 100 60 re f`],
    ["underlined", `${show("Seen")} 0 g 72 697 100 1 re f`],
    ["under a see-through picture", `${show("Seen")} q 90 0 0 60 50 680 cm /Glass Do Q`],
    ["turned around by a size below zero", `BT /F1 -12 Tf -1 0 0 -1 72 700 Tm (Seen) Tj ET\n`],
    ["in a layer that is on", `/OC /On BDC ${show("Seen")} EMC`],
  ])("%s can be seen", async (_, content) => {
    expect(await pdfText(pdfOf(content))).toMatchObject({ text: "Seen", hiddenText: [] });
  });

  test("what a text says it is, but does not draw, is not taken for it", async () => {
    const { text } = await pdfText(pdfOf(`/Span<</ActualText(Architect)>> BDC ${show("Cook")} EMC`));
    expect(text).toBe("Cook");
  });

  test("white words behind words that can be seen", async () => {
    const { text, hiddenText } = await pdfText(
      pdfOf(`1 g ${show("Ten years of AWS")} 0 g ${show("Chef in Lyon")}`),
    );
    expect({ text, hiddenText }).toEqual({ text: "Chef in Lyon", hiddenText: ["Ten years of AWS"] });
  });

  test("words in a font that is not in the file, under a box", async () => {
    const { text, hiddenText } = await pdfText(
      cjkPdf("UniGB-UCS2-H", "GB1", "5de57a0b5e08", "1 g 50 680 400 60 re f"),
    );
    expect({ text, hiddenText }).toEqual({ text: "", hiddenText: ["工程师"] });
  });

  test("part of a line", async () => {
    const { text, hiddenText } = await pdfText(
      pdfOf("BT /F1 12 Tf 72 700 Td (Cook ) Tj 1 g (and architect ) Tj 0 g (in Rome) Tj ET"),
    );
    expect(text.replace(/\s+/g, " ")).toBe("Cook in Rome");
    expect(hiddenText.join("").trim()).toBe("and architect");
  });
});

describe("bounds", () => {
  test.each([
    ["a flate bomb", deflateSync(Buffer.alloc(40_000_000, 32)), "/Filter/FlateDecode"],
    [
      "one packed twice",
      deflateSync(deflateSync(Buffer.alloc(60_000_000, 32))),
      "/Filter[/FlateDecode/FlateDecode]",
    ],
    [
      "one that calls itself a picture",
      deflateSync(Buffer.alloc(80_000_000, 32)),
      "/Subtype/Image/Filter/FlateDecode",
    ],
    [
      "one in ASCII",
      Buffer.from(`${deflateSync(Buffer.alloc(40_000_000)).toString("hex")}>`),
      "/Filter[/ASCIIHexDecode/FlateDecode]",
    ],
    ["a protected one", null, ""],
  ])("%s is refused", async (_, content, filters) => {
    const bytes = content
      ? pdfOf(content, filters)
      : encryptedPdf(deflateSync(Buffer.alloc(200_000_000, "0 0 m ")), "", "/Filter/FlateDecode");
    await expect(pdfText(bytes)).rejects.toMatchObject({ code: "too_large" });
  });

  test("run lengths are cut off", async () => {
    const content = Buffer.alloc(1_000_000, Buffer.from([129, 32]));
    expect(await pdfText(pdfOf(content, "/Filter/RunLengthDecode"))).toMatchObject({ text: "", pages: 1 });
  });

  test.each(["", "/Filter/ASCII85Decode", "/Filter/ASCIIHexDecode"])(
    "thousands of streams without an end are not gone through to the end of the file each: %s",
    async (filter) => {
      const bytes = Buffer.from(
        `%PDF-1.4\n${`1 0 obj<<${filter} stream\n`.repeat(2_000)}${"?".repeat(2_000_000)}`,
      );
      await expect(pdfText(bytes)).rejects.toMatchObject({ code: "corrupted" });
    },
  );

  test("5,000 pages are cut to 50", async () => {
    const bytes = pdfOf(show("Again"), "", "3 0 R ".repeat(5_000), 5_000);
    const { pages, truncated, text } = await pdfText(bytes);
    expect({ pages, truncated, read: text.split("\f").length }).toEqual({
      pages: 5_000,
      truncated: true,
      read: 50,
    });
  });

  const TOO_COMPLEX = { text: "", hiddenText: [], mayNeedOcr: true };

  test("a page with more pieces of text than a page can have is looked at as a picture", async () => {
    const content = Array.from({ length: 20_001 }, (_, i) => `1 0 0 1 72 ${i % 800} Tm (x) Tj`).join("\n");
    const { pages } = await readPdf(pdfOf(`BT /F1 12 Tf ${content} ET`));
    expect(pages).toEqual([TOO_COMPLEX]);
  });

  test.each([
    ["with a word in the end", "BT /F1 12 Tf 72 700 Td (again) Tj ET"],
    ["without any", "0 0 9 9 re f"],
  ])("forms that draw forms, ten each, are refused: %s", async (_, last) => {
    await expect(readPdf(nestedForms(7, last))).rejects.toMatchObject({ code: "too_large" });
  });

  const pile = (count: number) => Array.from({ length: count }, (_, i) => show(`Again${i}`)).join("");

  test("a page that is mostly texts on top of each other is looked at as a picture", async () => {
    const { pages } = await readPdf(pdfOf(pile(12)));
    expect(pages).toEqual([TOO_COMPLEX]);
  });

  test("beside a pile of texts the rest of the page is read, and nothing of it that is illegible", async () => {
    const { text, hiddenText } = await pdfText(
      pdfOf(
        `${pile(12)} BT /F1 12 Tf 72 500 Td (Head chef at Northwind, 2015 to 2023, with a staff of nine) Tj ET`,
      ),
    );
    expect(text).toContain("Head chef at Northwind, 2015 to 2023, with a staff of nine");
    expect(text).not.toContain("Again11");
    expect(hiddenText.join(" ")).toContain("Again11");
  });

  test("forms drawn by the letters of a font are not followed without end", async () => {
    const form = (next: number, content: string) =>
      `<</Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${next} 0 R>>>>/Length ${content.length}>>\nstream\n${content}\nendstream`;
    const startedAt = performance.now();
    const bytes = assemblePdf([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
      Buffer.from(show("aaaa")),
      "<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 97/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<</XObject<</X 7 0 R>>>>>>",
      "<</Length 10>>\nstream\n9 0 d0 /X Do\nendstream",
      ...Array.from({ length: 7 }, (_, i) => form(8 + i, "/X Do ".repeat(10))),
      form(0, "0 0 9 9 re f"),
    ]);
    await pdfText(bytes).catch((error) => expect(error).toMatchObject({ code: "too_large" }));
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  test("a tile painted with itself is not followed", async () => {
    const tile = Buffer.from("/Pattern cs /T scn 0 0 99 99 re f");
    const { text } = await pdfText(
      assemblePdf([
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/Pattern<</T 6 0 R>>>>>>",
        Buffer.from(`/Pattern cs /T scn 0 0 99 99 re f 0 g ${show("Seen")}`),
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        `<</Pattern#54ype 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</Pattern<</T 6 0 R>>>>/Length ${tile.length}>>\nstream\n${tile}\nendstream`,
      ]),
    );
    expect(text).toBe("Seen");
  });
});

test("a password", async () => {
  await expect(pdfText(encryptedPdf("Secret"))).rejects.toMatchObject({ code: "encrypted" });
});

test("protected only against changes, with an empty password to read, is read", async () => {
  expect((await pdfText(encryptedPdf("Open to read", ""))).text).toBe("Open to read");
});

/** A page in a font that is not embedded, as East Asian systems write them. */
function cjkPdf(encoding: string, ordering: string, hex: string, then = ""): Uint8Array {
  return assemblePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    Buffer.from(`BT /F1 12 Tf 72 700 Td <${hex}> Tj ET ${then}`),
    `<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding/${encoding}/DescendantFonts[6 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/Song/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/FontDescriptor 7 0 R>>`,
    "<</Type/FontDescriptor/FontName/Song/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>",
  ]);
}

test.each([
  ["GBK-EUC-H", "GB1", "b9a4b3ccca6120".slice(0, 8), "工程"],
  ["UniGB-UCS2-H", "GB1", "5de57a0b5e08", "工程师"],
  ["ETen-B5-H", "CNS1", "a475b57b", "工程"],
  ["90ms-RKSJ-H", "Japan1", "8d488ee8", "工手"],
  ["UniJIS-UTF16-H", "Japan1", "5de57a0b5e2b", "工程師"],
  ["KSCms-UHC-H", "Korea1", "b0fac7d0", "과학"],
])("CJK text in a font that is not in the file: %s", async (encoding, ordering, hex, text) => {
  expect((await pdfText(cjkPdf(encoding, ordering, hex))).text).toBe(text);
});
