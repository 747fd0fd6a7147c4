import { PDFDocument, type PDFFont, rgb, StandardFonts } from "pdf-lib";
import type { Figures, Part, TextDocument } from "./part";

const PAGE = { width: 595, height: 842, margin: 56 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const VALUE_WIDTH = 90;
const INK = rgb(0.1, 0.1, 0.12);

/** The document as a PDF of A4 pages. Its fonts have Latin letters; other letters become question marks. */
export async function printPdf({ title, about, parts }: TextDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setLanguage("en");
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const printable = printableBy(plain);
  let page = pdf.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;

  const reserve = (height: number) => {
    if (y - height >= PAGE.margin) return;
    page = pdf.addPage([PAGE.width, PAGE.height]);
    y = PAGE.height - PAGE.margin;
  };
  const write = (text: string, { font = plain, size = 10, indent = 0, width = WIDTH } = {}) => {
    for (const line of wrap(printable(text), font, size, width - indent)) {
      reserve(1.4 * size);
      y -= 1.4 * size;
      page.drawText(line, { x: PAGE.margin + indent, y, font, size, color: INK });
    }
  };
  const writeValues = (values: string[], font: PDFFont, at: number) =>
    values.forEach((value, index) => {
      const right = PAGE.width - PAGE.margin - (values.length - 1 - index) * VALUE_WIDTH;
      page.drawText(printable(value), {
        x: right - font.widthOfTextAtSize(printable(value), 9),
        y: at,
        font,
        size: 9,
        color: INK,
      });
    });
  const writeRow = (name: string, values: string[], font: PDFFont) => {
    const width = WIDTH - values.length * VALUE_WIDTH;
    reserve(14 * wrap(name, font, 9, width).length);
    const top = y - 12.6;
    write(name, { font, size: 9, width });
    writeValues(values, font, top);
    y -= 2;
  };
  const writeTable = ({ columns: [first = "", ...others], rows }: Figures) => {
    reserve(60);
    y -= 4;
    writeRow(first, others, bold);
    for (const { name, values } of rows) writeRow(name, values, plain);
    y -= 6;
  };
  const writePart = ({ title, text = [], items = [], tables = [] }: Part) => {
    reserve(70);
    y -= 16;
    write(title, { font: bold, size: 13 });
    y -= 4;
    for (const words of text) write(words);
    for (const item of items) {
      reserve(28);
      page.drawText("•", { x: PAGE.margin, y: y - 14, font: plain, size: 10, color: INK });
      write(item, { indent: 12 });
    }
    for (const table of tables) writeTable(table);
  };

  write(title, { font: bold, size: 20 });
  if (about) write(about);
  for (const part of parts) writePart(part);
  return new Uint8Array(await pdf.save());
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
const ALONE: Record<string, string> = { ł: "l", Ł: "L", đ: "d", Đ: "D", ı: "i", ħ: "h", Ħ: "H" };

/** Replaces letters that the font lacks by their base letters: "Łódź" is "Lódz". */
function printableBy(font: PDFFont): (text: string) => string {
  const known = new Set(font.getCharacterSet());
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  return (text) =>
    Array.from(text.normalize("NFC"), (letter) => {
      if (isKnown(letter)) return letter;
      const base = ALONE[letter] ?? letter.normalize("NFD").charAt(0);
      return isKnown(base) ? base : "?";
    }).join("");
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((word) => cutWord(word, fits))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word that is wider than a line, in pieces that are not. */
function cutWord(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces = [""];
  for (const letter of word) {
    const longer = pieces[pieces.length - 1] + letter;
    if (fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
