import * as z from "zod";
import { explainNotRated } from "#core/analysis/not-rated";
import { tierSchema, verdictLevels } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import type { ResumeView } from "#core/resumes/resume";

const judgementSchema = z
  .object({
    criterion: z
      .string()
      .meta({ description: "The requirement, in the job's own words.", examples: ["PostgreSQL"] }),
    importance: z.enum(["must", "nice"]),
    verdict: z.enum(verdictLevels).meta({
      description: "From not shown (none) to shown in dated work (strong).",
      examples: ["strong"],
    }),
    sure: z.boolean().meta({
      description: "False if the judge is not sure: have a person look at the quote or the nearest line.",
      examples: [true],
    }),
    quote: z.nullable(z.string()).meta({
      description: "Verbatim from the resume; null if there is none.",
      examples: ["Built payment services in TypeScript on PostgreSQL."],
    }),
    nearest: z.nullable(z.string()).meta({
      description: "Without a quote, the closest line, which is no evidence by itself; null otherwise.",
      examples: [null],
    }),
    note: z.string().meta({ description: "The reason for the verdict.", examples: ["Shown in dated work."] }),
  })
  .meta({ id: "Judgement" });

/** The document behind `result_url`. */
export const resultDocumentSchema = z
  .object({
    tier: tierSchema.nullable().meta({
      description: "A from 90 percent, B from 70, C from 50, D below; null if not rated.",
      examples: ["A"],
    }),
    notRated: z.nullable(z.string()).meta({
      description: "Why there is no tier (the language of the resume or listing); null if rated.",
      examples: [null],
    }),
    pros: z.array(z.string()).meta({ examples: [["PostgreSQL, shown in dated work"]] }),
    cons: z.array(z.string()).meta({ examples: [["Kubernetes is not shown"]] }),
    extractedSkills: z.array(z.string()).meta({ examples: [["TypeScript", "PostgreSQL"]] }),
    followUpQuestions: z.array(z.string()).meta({
      description: "Suggested interview questions.",
      examples: [["Where have you used Kubernetes?"]],
    }),
    contactInfo: z
      .object({
        name: z.nullable(z.string()).meta({ examples: ["Jordan Example"] }),
        email: z.nullable(z.string()).meta({ examples: ["jordan@example.com"] }),
        phone: z.nullable(z.string()).meta({ examples: ["+1 202 555 0100"] }),
      })
      .meta({ description: "As found in the resume; null if not found." }),
    matchPercent: z
      .nullable(z.int().min(0).max(100))
      .meta({ description: "Null if not rated.", examples: [92] }),
    scorecard: z
      .array(judgementSchema)
      .meta({ description: "A verdict for every criterion; empty if not rated." }),
    rubricVersion: z.nullable(z.int()).meta({
      description: "The version of the listing's criteria; every change creates a new version.",
      examples: [1],
    }),
    judgedBy: z
      .object({
        engine: z.string().meta({ examples: ["embedded"] }),
        version: z.string().meta({ examples: ["4.2.0"] }),
        model: z
          .nullable(z.string())
          .meta({ description: "The language model, if one was used.", examples: [null] }),
      })
      .meta({ description: "The judge that gave the verdicts." }),
  })
  .meta({ id: "Result" });

export type ResultDocument = z.infer<typeof resultDocumentSchema>;

/** Throws `no_result` if the resume is not analyzed. */
export function toResultDocument(resume: ResumeView): ResultDocument {
  const { tier, matchPercent, scorecard, contactInfo } = resume;
  if (resume.status !== "done" || !scorecard) {
    throw new DomainError("no_result", { message: resume.error ?? undefined });
  }
  const verdicts = new Map(scorecard.verdicts.map((verdict) => [verdict.criterionId, verdict]));
  return {
    tier,
    notRated: scorecard.notRated ? explainNotRated(scorecard.notRated) : null,
    pros: resume.pros,
    cons: resume.cons,
    extractedSkills: resume.extractedSkills,
    followUpQuestions: resume.followUpQuestions,
    contactInfo: {
      name: contactInfo.name ?? null,
      email: contactInfo.email ?? null,
      phone: contactInfo.phone ?? null,
    },
    matchPercent,
    scorecard: (scorecard.notRated ? [] : scorecard.criteria).map(({ id, text, importance }) => {
      const verdict = verdicts.get(id);
      return {
        criterion: text,
        importance,
        verdict: verdict?.level ?? "none",
        sure: verdict?.sure ?? true,
        quote: verdict?.evidence?.quote ?? null,
        nearest: verdict?.nearest?.quote ?? null,
        note: verdict?.note ?? "",
      };
    }),
    rubricVersion: resume.rubricVersion,
    judgedBy: {
      engine: scorecard.engine,
      version: scorecard.engineVersion,
      model: scorecard.model ?? null,
    },
  };
}
