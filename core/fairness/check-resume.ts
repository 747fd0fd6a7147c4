import type { Rubric } from "#core/analysis/rubric";
import type { ContactInfo, ResumeAnalysis } from "#core/analysis/scorecard";
import type { ExtractedDocument } from "#core/documents/document";
import { type CheckedResume, compareReadings, type Difference } from "./fairness-check";
import { makeSwaps } from "./swaps";

type Input = { text: string; contact: ContactInfo; rubric: Rubric; asOf: Date };
type Judge = (input: { rubric: Rubric; document: ExtractedDocument; asOf: Date }) => Promise<ResumeAnalysis>;

/** Judges a resume again with names, pronouns, places, schools and gaps swapped, and lists what that changed. */
export async function checkResume(
  judge: Judge,
  { text, contact, rubric, asOf }: Input,
): Promise<CheckedResume & { judge: string }> {
  const read: CheckedResume["read"] = {};
  const differences: Difference[] = [];
  const asItIs = await judge({ rubric, document: toDocument(text), asOf });
  for (const { kind, reference, variants } of makeSwaps({ text, contact })) {
    const before =
      reference.text === text ? asItIs : await judge({ rubric, document: toDocument(reference.text), asOf });
    for (const { label, text: swapped } of variants) {
      const difference = compareReadings(
        before,
        await judge({ rubric, document: toDocument(swapped), asOf }),
      );
      if (difference) differences.push({ kind, from: reference.label, to: label, ...difference });
    }
    read[kind] = variants.length;
  }
  const { engine, engineVersion, model } = asItIs.scorecard;
  return { read, differences, judge: [model ?? engine, engineVersion].join(" ") };
}

const toDocument = (text: string): ExtractedDocument => ({
  type: "txt",
  text,
  pages: null,
  truncated: false,
  hiddenText: [],
  ocrPages: [],
  pageFaults: [],
});
