import { docx } from "../../tests/fixtures/docx-builders";
import { textPdf } from "../../tests/fixtures/pdf-builders";
import words from "./resume-words.json";

export type MadeFile = { name: string; type: "pdf" | "docx" | "txt"; bytes: Uint8Array<ArrayBuffer> };

const JOBS = 6;
const LINES_A_JOB = 12;

/** Two pages each, all different: six in ten PDF, three Word, one text. The same `count` gives the same files. */
export async function makeResumes(count: number): Promise<MadeFile[]> {
  const files: MadeFile[] = [];
  for (let n = 0; n < count; n++) {
    const lines = resumeLines(n);
    const kind = n % 10;
    const type = kind < 6 ? "pdf" : kind < 9 ? "docx" : "txt";
    files.push({ name: `resume-${n}.${type}`, type, bytes: new Uint8Array(await encode(type, lines)) });
  }
  return files;
}

/** The same resumes, from the given one on, as plain text, for benches that do not measure file parsing. */
export function makeTextResumes(from: number, count: number): MadeFile[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `resume-${from + index}.txt`,
    type: "txt",
    bytes: new TextEncoder().encode(resumeLines(from + index).join("\n")),
  }));
}

function encode(type: MadeFile["type"], lines: string[]): Promise<Uint8Array> | Uint8Array {
  if (type === "pdf") return textPdf(lines);
  return type === "docx" ? docx(lines) : new TextEncoder().encode(lines.join("\n"));
}

/** The lines of the n-th invented person's resume. */
export function resumeLines(n: number): string[] {
  const pick = (list: string[], at: number) =>
    list[(n * 7 + at * 13 + Math.floor(n / list.length)) % list.length] ?? "";
  const name = `${pick(words.firstNames, 0)} ${pick(words.lastNames, 1)}`;
  const lines = [
    name,
    `${name.toLowerCase().replace(" ", ".")}.${n}@example.com`,
    "+1 202 555 0142",
    "",
    "# Experience",
  ];
  for (let job = 0; job < JOBS; job++) {
    const from = 2024 - 2 * job - (n % 3);
    lines.push("", `Backend Engineer, ${pick(words.firms, job)}, Jan ${from - 1} - Dec ${from}`);
    for (let line = 0; line < LINES_A_JOB; line++) {
      const at = job * LINES_A_JOB + line;
      lines.push(
        `${pick(words.actions, at)} ${pick(words.things, at + 1)} in ${pick(words.skills, at + 2)} for ${(n * 31 + at * 17) % 900} customers.`,
      );
    }
  }
  return [...lines, "", "# Education", `BSc Computer Science, University ${n % 40}, 2010`, `Reference ${n}`];
}
