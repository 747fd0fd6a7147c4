import { stableHash } from "../lib/random";
import type { Scores } from "../metrics/evaluate";
import type { Pair } from "./dataset";

type Counts = Map<string | number, number>;
type Features = (text: string) => Counts;
type Corpus = { documents: Map<string, Counts>; seenIn: Map<string | number, number>; size: number };

/** Baselines to compare against: how far counting shared words or character n-grams gets. */
export function lexicalBaselines(pairs: Pair[]): { name: string; scores: Scores }[] {
  const words = openCorpus(pairs, countWords);
  const grams = openCorpus(pairs, countGrams);
  return [
    {
      name: "TF-IDF, words",
      scores: scoreAll(
        pairs,
        words,
        countWords,
        cosine((count) => count),
      ),
    },
    { name: "TF-IDF, words, log", scores: scoreAll(pairs, words, countWords, cosine(logarithmic)) },
    {
      name: "TF-IDF, characters 3-5",
      scores: scoreAll(
        pairs,
        grams,
        countGrams,
        cosine((count) => count),
      ),
    },
    { name: "TF-IDF, characters 3-5, log", scores: scoreAll(pairs, grams, countGrams, cosine(logarithmic)) },
    { name: "BM25, words", scores: scoreAll(pairs, words, countWords, bm25) },
    { name: "BM25, characters 3-5", scores: scoreAll(pairs, grams, countGrams, bm25) },
  ];
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
  return { documents, seenIn, size: documents.size };
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
  const average = averageLength(corpus);
  let score = 0;
  for (const key of job.keys()) {
    const count = resume.get(key);
    if (!count) continue;
    const seen = corpus.seenIn.get(key) ?? 0;
    const idf = Math.log(1 + (corpus.size - seen + 0.5) / (seen + 0.5));
    score += (idf * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
  }
  return score;
}

const lengths = new WeakMap<Counts, number>();
function lengthOf(counts: Counts): number {
  const known = lengths.get(counts);
  if (known !== undefined) return known;
  let sum = 0;
  for (const count of counts.values()) sum += count;
  lengths.set(counts, sum);
  return sum;
}

const averages = new WeakMap<Corpus, number>();
function averageLength(corpus: Corpus): number {
  const known = averages.get(corpus);
  if (known !== undefined) return known;
  let sum = 0;
  for (const counts of corpus.documents.values()) sum += lengthOf(counts);
  const average = sum / Math.max(1, corpus.size);
  averages.set(corpus, average);
  return average;
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
