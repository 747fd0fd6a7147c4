import type { Criterion } from "#core/analysis/rubric";
import { isUnsure, shownPassageOf, type Tier, VERDICT_WORDS, type Verdict } from "#core/analysis/scorecard";
import { hideIdentity } from "#core/privacy/hide-identity";
import { codeName } from "#core/resumes/hide-candidate";
import type { ResumeView } from "#core/resumes/resume";

/** What an export of candidates is based on; with a tier, they are ranked among its candidates only. */
export type MatrixOf = { criteria: Criterion[]; isBlind: boolean; tier?: Tier };

/** A resume and its rank, from 1; null without a result. On a shared page, the rank is its place in the list. */
export type Ranked = { rank: number | null; resume: ResumeView };

type Cell = string | number | null;

const PERSON = ["Name", "Email", "Phone", "Location", "Links", "File"];
const RESULT = [
  "Status",
  "Match %",
  "Knock-outs not shown",
  "Tier",
  "Tier (analysis)",
  "Tier (mine)",
  "Reason for my tier",
  "Tier changed",
  "Added",
  "Skills",
  "Remarks",
  "Rubric version",
  "Judged by",
];

/** A header, then one row per candidate: identity, result, and for each criterion its level and evidence. */
export async function* matrixRows(candidates: AsyncIterable<Ranked>, of: MatrixOf): AsyncGenerator<Cell[]> {
  yield headOf(of);
  for await (const candidate of candidates) yield rowOf(candidate, of);
}

function headOf({ criteria, isBlind, tier }: MatrixOf): string[] {
  return [
    tier ? `Rank in Tier ${tier}` : "Rank",
    ...(isBlind ? ["Candidate"] : PERSON),
    ...RESULT,
    ...criteria.flatMap(({ text, importance, knockOut }) => [
      `${text} (${knockOut ? "knock-out" : importance === "must" ? "must-have" : "nice-to-have"})`,
      `${text}: quote`,
    ]),
  ];
}

function rowOf({ rank, resume }: Ranked, { criteria, isBlind }: MatrixOf): Cell[] {
  const { scorecard, contactInfo: contact, recruiterTier } = resume;
  const verdicts = verdictsById(resume);
  const redact = (text: string) => (isBlind ? hideIdentity(text, contact) : text);
  return [
    rank,
    ...(isBlind
      ? [blindName({ rank, resume })]
      : [
          contact.name ?? null,
          contact.email ?? null,
          contact.phone ?? null,
          contact.location ?? null,
          contact.links?.join(" ") ?? null,
          resume.fileName,
        ]),
    resume.error ? `${resume.status}: ${resume.error}` : resume.status,
    resume.matchPercent,
    knockOutsNotShown(criteria, verdicts),
    resume.tier,
    resume.aiTier,
    recruiterTier?.tier ?? null,
    recruiterTier?.reason ? redact(recruiterTier.reason) : null,
    recruiterTier?.changedAt ?? null,
    resume.createdAt,
    resume.extractedSkills.join(", "),
    scorecard?.flags.map(redact).join(" ") ?? null,
    resume.rubricVersion,
    scorecard ? nameJudge(resume) : null,
    ...criteria.flatMap(({ id }) => {
      const verdict = verdicts.get(id);
      const quote = verdict && shownPassageOf(verdict)?.quote;
      return [verdict ? levelWords(verdict) : null, quote ? redact(quote) : null];
    }),
  ];
}

export type CandidateEntry = ReturnType<typeof toEntry>;

/** The same as data; the identity is in `basics`, as in JSON Resume (jsonresume.org). */
export function toEntry({ rank, resume }: Ranked, { criteria, isBlind }: MatrixOf) {
  const { scorecard, contactInfo: contact, recruiterTier } = resume;
  const { name, email, phone, location, links } = contact;
  const verdicts = verdictsById(resume);
  const redact = (text: string) => (isBlind ? hideIdentity(text, contact) : text);
  return {
    rank,
    id: resume.id,
    basics: isBlind
      ? { name: blindName({ rank, resume }), email: "", phone: "" }
      : {
          name: name ?? "",
          email: email ?? "",
          phone: phone ?? "",
          ...(location && { location: { address: location } }),
          ...(links && { profiles: links.map((url) => ({ url })) }),
        },
    skills: resume.extractedSkills.map((skill) => ({ name: skill })),
    fileName: isBlind ? null : resume.fileName,
    status: resume.status,
    error: resume.error,
    match: resume.matchPercent,
    tier: {
      inForce: resume.tier,
      analysis: resume.aiTier,
      mine: recruiterTier?.tier ?? null,
      reason: recruiterTier?.reason ? redact(recruiterTier.reason) : null,
      changedAt: recruiterTier?.changedAt ?? null,
    },
    pros: resume.pros.map(redact),
    cons: resume.cons.map(redact),
    followUpQuestions: resume.followUpQuestions.map(redact),
    verdicts: criteria.flatMap(({ id, text, importance, knockOut = false }) => {
      const verdict = verdicts.get(id);
      if (!verdict) return [];
      const quote = shownPassageOf(verdict)?.quote;
      return {
        criterionId: id,
        criterion: text,
        importance,
        knockOut,
        level: verdict.level,
        words: VERDICT_WORDS[verdict.level],
        isSure: !isUnsure(verdict),
        note: redact(verdict.note),
        quote: quote ? redact(quote) : null,
      };
    }),
    remarks: scorecard?.flags.map(redact) ?? [],
    rubricVersion: resume.rubricVersion,
    engine: scorecard && {
      name: scorecard.engine,
      version: scorecard.engineVersion,
      model: scorecard.model ?? null,
    },
    addedAt: resume.createdAt,
  };
}

/** The name shown if identities are hidden. */
const blindName = ({ rank, resume }: Ranked) => (rank === null ? codeName(resume.id) : `Candidate ${rank}`);

/** As in the cons: one the judge is not sure about is not among them. */
function knockOutsNotShown(criteria: Criterion[], verdicts: ReadonlyMap<string, Verdict>): string | null {
  const missing = criteria.filter(({ id, knockOut }) => {
    const verdict = verdicts.get(id);
    return knockOut && verdict?.level === "none" && !isUnsure(verdict);
  });
  return missing.map(({ text }) => text).join("; ") || null;
}

const levelWords = (verdict: Verdict) =>
  isUnsure(verdict) ? `${VERDICT_WORDS[verdict.level]} (not sure)` : VERDICT_WORDS[verdict.level];

const verdictsById = ({ scorecard }: ResumeView) =>
  new Map(scorecard?.verdicts.map((verdict) => [verdict.criterionId, verdict]));

function nameJudge({ scorecard }: ResumeView): string {
  const { engine, engineVersion, model } = scorecard ?? {};
  return [engine, engineVersion, model].filter(Boolean).join(" ");
}
