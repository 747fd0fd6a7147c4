import { buildRubric } from "#core/analysis/build-rubric";
import type { JobText, Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis } from "#core/analysis/scorecard";
import { DocumentError, type ExtractedDocument } from "#core/documents/document";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { compareResults, type Rankable } from "#core/scoring/order";
import { extractDocument } from "#platform/documents/extract-document";
import { findPhones } from "#platform/phones";

export const engine = `${embeddedAnalyzer.engine} ${embeddedAnalyzer.version}`;

/** "Present" in a resume is read as this day, so that results do not depend on when the bench runs. */
export const AS_OF = new Date("2026-01-01");

/** Extracts text as the product does, but without OCR. Returns a message if the document cannot be read. */
export async function readBytes(bytes: Uint8Array, fileName: string): Promise<ExtractedDocument | string> {
  try {
    const extraction = await extractDocument({ bytes, fileName, readings: new Map() });
    return "document" in extraction ? extraction.document : "A page is a picture.";
  } catch (error) {
    if (error instanceof DocumentError) return error.message;
    throw error;
  }
}

const documents = new Map<string, Promise<ExtractedDocument | string>>();

export function readText(text: string): Promise<ExtractedDocument | string> {
  const known = documents.get(text) ?? readBytes(new TextEncoder().encode(text), "resume.txt");
  documents.set(text, known);
  return known;
}

export function analyze(rubric: Rubric, document: ExtractedDocument): Promise<ResumeAnalysis> {
  return analyzeResume({ analyzer: embeddedAnalyzer, findPhones }, { rubric, document, asOf: AS_OF });
}

export async function analyzeText(rubric: Rubric, text: string): Promise<ResumeAnalysis> {
  const document = await readText(text);
  if (typeof document === "string") throw new Error(`Cannot be read: ${document}`);
  return analyze(rubric, document);
}

/** User and system time (ms) of one piece of work in this process, and its result. */
export async function cpuOf<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

const rubrics = new Map<string, Promise<Rubric>>();

export function rubricFor(job: JobText): Promise<Rubric> {
  const key = JSON.stringify(job);
  const known = rubrics.get(key) ?? buildRubric(job);
  rubrics.set(key, known);
  return known;
}

/** Whether the product ranks `one` above `other` for a reason other than their ids. */
export const isAbove = (one: ResumeAnalysis, other: ResumeAnalysis): boolean =>
  compareResults(toRankable("b", one), toRankable("a", other)) < 0;

const toRankable = (id: string, { scorecard }: ResumeAnalysis): Rankable => ({
  id,
  score: scorecard.score ?? null,
  relevance: scorecard.relevance ?? 0,
});
