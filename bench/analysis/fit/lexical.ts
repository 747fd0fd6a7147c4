import { stableHash } from "../lib/random";
import type { Scores } from "../metrics/evaluate";
import type { Pair } from "./dataset";

type Counts = Map<string | number, number>;
type Features = (text: string) => Counts;
type Corpus = {
  documents: Map<string, Counts>;
  seenIn: Map<string | number, number>;
  size: number;
  averageLength: number;
};

/** Baselines to compare against: how far counting shared words or character n-grams gets. */
export function lexicalBaselines(pairs: Pair[]): { name: string; scores: Scores }[] {
  return Object.entries({ words: countWords, "characters 3-5": countGrams }).flatMap(([what, features]) => {
    const corpus = openCorpus(pairs, features);
    const systems = {
      [`TF-IDF, ${what}`]: cosine((count) => count),
      [`TF-IDF, ${what}, log`]: cosine(logarithmic),
      [`BM25, ${what}`]: bm25,
    };
    return Object.entries(systems).map(([name, measure]) => ({
      name,
      scores: scoreAll(pairs, corpus, features, measure),
    }));
  });
}

function openCorpus(pairs: Pair[], features: Features): Corpus {
  const documents = new Map<string, Counts>();
  const seenIn: Corpus["seenIn"] = new Map();
  for (const { resumeText } of pairs) {
    if (documents.has(resumeText)) continue;
    const counts = features(resumeText);
    documents.set(resumeText, counts);
    for (const key of counts.keys()) seenIn.set(key, (seenIn.get(key) ?? 0) + 1);
  }
  const lengths = [...documents.values()].map(lengthOf);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.size);
  return { documents, seenIn, size: documents.size, averageLength };
}

type Measure = (job: Counts, resume: Counts, corpus: Corpus) => number;

function scoreAll(pairs: Pair[], corpus: Corpus, features: Features, measure: Measure): Scores {
  const jobs = new Map<string, Counts>();
  const scores: Scores = new Map();
  for (const { id, jobText, resumeText } of pairs) {
    const job = jobs.get(jobText) ?? features(jobText);
    jobs.set(jobText, job);
    scores.set(id, measure(job, corpus.documents.get(resumeText) ?? new Map(), corpus));
  }
  return scores;
}

const logarithmic = (count: number) => (count > 0 ? 1 + Math.log(count) : 0);

/** Cosine similarity of TF-IDF vectors, with IDF = ln((1 + n) / (1 + df)) + 1. */
function cosine(tf: (count: number) => number): Measure {
  return (job, resume, { seenIn, size }) => {
    const weight = (key: string | number, count: number) =>
      tf(count) * (Math.log((1 + size) / (1 + (seenIn.get(key) ?? 0))) + 1);
    const norm = (counts: Counts) => {
      let sum = 0;
      for (const [key, count] of counts) sum += weight(key, count) ** 2;
      return Math.sqrt(sum);
    };
    let dot = 0;
    for (const [key, count] of job) dot += weight(key, count) * weight(key, resume.get(key) ?? 0);
    return dot === 0 ? 0 : dot / (norm(job) * norm(resume));
  };
}

const K1 = 1.5;
const B = 0.75;

/** Okapi BM25 with the job as the query; k1 = 1.5, b = 0.75. */
function bm25(job: Counts, resume: Counts, corpus: Corpus): number {
  const length = lengthOf(resume);
  let score = 0;
  for (const key of job.keys()) {
    const count = resume.get(key);
    if (!count) continue;
    const seen = corpus.seenIn.get(key) ?? 0;
    const idf = Math.log(1 + (corpus.size - seen + 0.5) / (seen + 0.5));
    score += (idf * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / corpus.averageLength));
  }
  return score;
}

function lengthOf(counts: Counts): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

function countWords(text: string): Counts {
  const counts: Counts = new Map();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+[+#]*/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Counts character n-grams of 3 to 5 characters within words, padded with a space on each side. Stored as hashes. */
function countGrams(text: string): Counts {
  const counts: Counts = new Map();
  for (const word of text.toLowerCase().split(/\s+/)) {
    const padded = ` ${word} `;
    for (let size = 3; size <= 5; size++) {
      for (let at = 0; at + size <= padded.length; at++) {
        const key = stableHash(padded.slice(at, at + size));
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}
