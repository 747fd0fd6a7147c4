import { randomFillSync } from "node:crypto";
import { assemblePdf } from "../../tests/fixtures/pdf-builders";
import { resumeLines } from "../pipeline/make-resumes";

/**
 * Makes a PDF of the given size with the n-th copy of one person's resume, so that all land in one tier. Random bytes
 * keep the files distinct and incompressible.
 */
export function makeHeavyResume(n: number, bytes: number): { name: string; bytes: Uint8Array<ArrayBuffer> } {
  const lines = resumeLines(0).slice(0, 50);
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, "")}) '`).join("\n");
  const pdf = assemblePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    Buffer.from(`BT /F1 9 Tf 14 TL 50 800 Td\n${text}\nET`, "latin1"),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    // Belongs to no page, like pictures and fonts that an editor forgot to remove.
    randomFillSync(Buffer.alloc(bytes)),
  ]);
  return { name: `resume-${n}.pdf`, bytes: new Uint8Array(pdf) };
}
