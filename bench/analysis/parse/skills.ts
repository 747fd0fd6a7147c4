import { tokenize } from "#core/analysis/language/tokens";
import { findTerms } from "#core/analysis/vocabulary/vocabulary";
import { percent, type Section } from "../../lib/table";
import type { Annotated, AnnotatedSet } from "./annotated";

/** Labels for named skills and knowledge. Soft skills and duties in prose are excluded. */
const SKILL_LABEL = /^(?:technical_skills|knowledge|skills?|qualification|certification|languages_known)$/i;

type Span = { start: number; end: number };

/** Measures recall and precision of the vocabulary against the skills that people annotated. */
export function reportSkills(sets: AnnotatedSet[]): Section {
  const counted = sets.flatMap(({ name, texts }) => {
    const labels = [...new Set(texts.flatMap(({ entities }) => entities.map(({ label }) => label)))]
      .filter((label) => SKILL_LABEL.test(label))
      .sort();
    return [
      ...labels.map((label) => ({ name: `${name}: ${label}`, ...count(texts, [label]), alone: true })),
      ...(labels.length > 1 ? [{ name: `${name}: all of them`, ...count(texts, labels), alone: false }] : []),
    ].map((row) => ({ ...row, alone: row.alone && labels.length > 1 }));
  });
  return {
    tables: [
      {
        title: "Skills by name (vocabulary)",
        columns: ["marked as", "texts", "marked", "recall", "named", "precision", "F1"],
        rows: counted.map(({ name, texts, marked, found, named, right, alone }) => {
          const recall = marked > 0 ? found / marked : 0;
          const precision = named > 0 ? right / named : 0;
          const f1 = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
          const rest = alone ? ["", "", ""] : [String(named), percent(right, named), f1.toFixed(3)];
          return [name, String(texts), String(marked), percent(found, marked), ...rest];
        }),
        notes: [
          "recall: marked spans that a known term (skill, certificate or language) overlaps",
          "precision: known terms that overlap a marked span; only texts with a marked span count",
        ],
      },
    ],
    figures: counted,
  };
}

function count(texts: Annotated[], labels: string[]) {
  const total = { texts: 0, marked: 0, found: 0, named: 0, right: 0 };
  for (const { text, entities } of texts) {
    const marked = entities.filter(({ label }) => labels.includes(label));
    if (marked.length === 0) continue;
    const named = findTerms(text, tokenize(text)).filter(({ term }) => term.kind !== "soft");
    total.texts++;
    total.marked += marked.length;
    total.named += named.length;
    total.found += marked.filter((span) => named.some((term) => overlap(span, term))).length;
    total.right += named.filter((term) => marked.some((span) => overlap(span, term))).length;
  }
  return total;
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
