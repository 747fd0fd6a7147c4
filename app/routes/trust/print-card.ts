import { PDFDocument, type PDFFont, rgb, StandardFonts } from "pdf-lib";
import { type Part, trustCard } from "./card";
import type { Figures } from "./tables";

const PAGE = { width: 595, height: 842, margin: 56 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const VALUE_WIDTH = 90;
const INK = rgb(0.1, 0.1, 0.12);

/** The trust page as a PDF of A4 pages. */
export async function printCard(title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setLanguage("en");
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  let page = pdf.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.margin;

  const reserve = (height: number) => {
    if (y - height >= PAGE.margin) return;
    page = pdf.addPage([PAGE.width, PAGE.height]);
    y = PAGE.height - PAGE.margin;
  };
  const write = (text: string, { font = plain, size = 10, indent = 0, room = WIDTH } = {}) => {
    for (const line of wrap(text, font, size, room - indent)) {
      reserve(1.4 * size);
      y -= 1.4 * size;
      page.drawText(line, { x: PAGE.margin + indent, y, font, size, color: INK });
    }
  };
  const writeValues = (values: string[], font: PDFFont, at: number) =>
    values.forEach((value, index) => {
      const right = PAGE.width - PAGE.margin - (values.length - 1 - index) * VALUE_WIDTH;
      page.drawText(value, { x: right - font.widthOfTextAtSize(value, 9), y: at, font, size: 9, color: INK });
    });
  const writeRow = (name: string, values: string[], font: PDFFont) => {
    const width = WIDTH - values.length * VALUE_WIDTH;
    reserve(14 * wrap(name, font, 9, width).length);
    const top = y - 12.6;
    write(name, { font, size: 9, room: width });
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
  for (const part of trustCard) writePart(part);
  return pdf.save();
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
