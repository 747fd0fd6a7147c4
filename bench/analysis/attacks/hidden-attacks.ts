import {
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from "pdf-lib";
import { docx, type Paragraph } from "../../../tests/fixtures/docx-builders";
import type { Attack, Target } from "./attack";
import { inventedJob } from "./claims";

/** The text that gains the most once a parser reads it: an invented job with dates. */
const payload = (target: Target) => [
  "Experience",
  ...inventedJob(target, "January 2016 - Present").filter(Boolean),
];

type Hide = (page: PDFPage, font: PDFFont, lines: string[], pdf: PDFDocument) => void;

const HIDING_IN_PDF: Record<string, Hide> = {
  "white text": (page, font, lines) =>
    drawLines(lines, (line, y) => page.drawText(line, { x: 50, y, size: 6, font, color: rgb(1, 1, 1) })),
  "tiny text": (page, font, lines) =>
    drawLines(lines, (line, y) => page.drawText(line, { x: 50, y, size: 0.7, font })),
  "text off the page": (page, font, lines) =>
    drawLines(lines, (line, y) => page.drawText(line, { x: 700, y, size: 9, font })),
  "invisible render mode": (page, font, lines) => {
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    drawLines(lines, (line, y) => page.drawText(line, { x: 50, y, size: 6, font }));
  },
  "keywords in the metadata": (_page, _font, lines, pdf) => {
    pdf.setKeywords(lines);
    pdf.setSubject(lines.join(" "));
  },
};

const drawLines = (lines: string[], draw: (line: string, y: number) => void) => {
  for (const [at, line] of lines.entries()) draw(line, 12 + (lines.length - at) * 7);
};

const HIDING_IN_DOCX: Record<string, (lines: string[]) => Paragraph[]> = {
  "white text": (lines) => lines.map((text) => ({ runs: [{ text, color: "FFFFFF" }] })),
  "tiny text": (lines) => lines.map((text) => ({ runs: [{ text, halfPoints: 2 }] })),
  "hidden text": (lines) => lines.map((text) => ({ runs: [{ text, vanish: true }] })),
};

export const hiddenAttacks: Attack[] = [
  ...Object.entries(HIDING_IN_PDF).map(
    ([name, hide]): Attack => ({
      name: `PDF: ${name}`,
      kind: "known",
      apply: (target) => writePdf(target.resume, (pdf, page, font) => hide(page, font, payload(target), pdf)),
      clean: (target) => writePdf(target.resume),
    }),
  ),
  ...Object.entries(HIDING_IN_DOCX).map(
    ([name, hide]): Attack => ({
      name: `DOCX: ${name}`,
      kind: "known",
      apply: (target) => writeDocx([...target.resume.split("\n"), ...hide(payload(target))]),
      clean: (target) => writeDocx(target.resume.split("\n")),
    }),
  ),
];

async function writePdf(
  resume: string,
  decorate?: (pdf: PDFDocument, page: PDFPage, font: PDFFont) => void,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  // Tall enough for any resume in the set, with room below for the hidden text.
  const page = pdf.addPage([595, 1200]);
  for (const [row, line] of resume.split("\n").entries())
    page.drawText(line, { x: 50, y: 1150 - row * 14, size: 9, font });
  decorate?.(pdf, page, font);
  return { bytes: await pdf.save(), fileName: "resume.pdf" };
}

const writeDocx = async (paragraphs: Paragraph[]) => ({ bytes: docx(paragraphs), fileName: "resume.docx" });
