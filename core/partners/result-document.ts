import * as z from "zod";
import { sayNotRated } from "#core/analysis/not-rated";
import { tierSchema, verdictLevels } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import type { ResumeView } from "#core/resumes/resume";

const judgementSchema = z
  .object({
    criterion: z
      .string()
      .meta({ description: "What the job asks for, in its own words.", examples: ["PostgreSQL"] }),
    importance: z.enum(["must", "nice"]),
    verdict: z.enum(verdictLevels).meta({
      description: "From not shown at all to shown in dated work.",
      examples: ["strong"],
    }),
    sure: z.boolean().meta({
      description:
        "False where the judge cannot tell: somebody should look at the quote or the nearest line.",
      examples: [true],
    }),
    quote: z
      .string()
      .nullable()
      .meta({
        description: "Word for word from the resume; null for none.",
        examples: ["Built payment services in TypeScript on PostgreSQL."],
      }),
    nearest: z
      .string()
      .nullable()
      .meta({
        description:
          "Where there is no quote, the line that comes nearest; it shows nothing by itself. Else null.",
        examples: [null],
      }),
    note: z.string().meta({ description: "Why this verdict.", examples: ["Shown in dated work."] }),
  })
  .meta({ id: "Judgement" });

/** What `result_url` gives. */
export const resultDocumentSchema = z
  .object({
    tier: tierSchema.nullable().meta({
      description: "A from 90 percent, B from 70, C from 50, D below; null where it is not rated.",
      examples: ["A"],
    }),
    notRated: z
      .string()
      .nullable()
      .meta({
        description: "Why there is no tier: the language of the resume or of the listing. Else null.",
        examples: [null],
      }),
    pros: z.array(z.string()).meta({ examples: [["PostgreSQL, shown in dated work"]] }),
    cons: z.array(z.string()).meta({ examples: [["Kubernetes is not shown"]] }),
    extractedSkills: z.array(z.string()).meta({ examples: [["TypeScript", "PostgreSQL"]] }),
    followUpQuestions: z
      .array(z.string())
      .meta({ description: "What to ask the candidate.", examples: [["Where have you used Kubernetes?"]] }),
    contactInfo: z
      .object({
        name: z
          .string()
          .nullable()
          .meta({ examples: ["Jordan Example"] }),
        email: z
          .string()
          .nullable()
          .meta({ examples: ["jordan@example.com"] }),
        phone: z
          .string()
          .nullable()
          .meta({ examples: ["+1 202 555 0100"] }),
      })
      .meta({ description: "As found in the resume; null where it is not." }),
    matchPercent: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: "Null where it is not rated.", examples: [92] }),
    scorecard: z
      .array(judgementSchema)
      .meta({ description: "Every criterion of the job; empty where it is not rated." }),
  })
  .meta({ id: "Result" });

export type ResultDocument = z.infer<typeof resultDocumentSchema>;

/** Throws while there is no result. */
export function toResultDocument(resume: ResumeView): ResultDocument {
  const { tier, matchPercent, scorecard, contactInfo } = resume;
  if (resume.status !== "done" || !scorecard) {
    throw new DomainError("no_result", { message: resume.error ?? undefined });
  }
  const verdicts = new Map(scorecard.verdicts.map((verdict) => [verdict.criterionId, verdict]));
  return {
    tier,
    notRated: scorecard.notRated ? sayNotRated(scorecard.notRated) : null,
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
  };
}
