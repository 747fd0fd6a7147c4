import * as z from "zod";
import { tierSchema, verdictLevels } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import type { ResumeView } from "#core/resumes/resume";

const judgementSchema = z
  .object({
    criterion: z.string().meta({ description: "What the job asks for, in its own words." }),
    importance: z.enum(["must", "nice"]),
    verdict: z.enum(verdictLevels).meta({ description: "From not shown at all to shown in dated work." }),
    quote: z.string().nullable().meta({ description: "Word for word from the resume; null for none." }),
    note: z.string().meta({ description: "Why this verdict." }),
  })
  .meta({ id: "Judgement" });

/** What `result_url` gives. */
export const resultDocumentSchema = z
  .object({
    tier: tierSchema.meta({ description: "A from 90 percent, B from 70, C from 50, D below." }),
    pros: z.array(z.string()),
    cons: z.array(z.string()),
    extractedSkills: z.array(z.string()),
    followUpQuestions: z.array(z.string()).meta({ description: "What to ask the candidate." }),
    contactInfo: z
      .object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
      .meta({ description: "As found in the resume; null where it is not." }),
    matchPercent: z.int().min(0).max(100),
    scorecard: z.array(judgementSchema).meta({ description: "Every criterion of the job." }),
  })
  .meta({ id: "Result" });

export type ResultDocument = z.infer<typeof resultDocumentSchema>;

/** Throws while there is no result. */
export function toResultDocument(resume: ResumeView): ResultDocument {
  const { tier, matchPercent, scorecard, contactInfo } = resume;
  if (resume.status !== "done" || !tier || matchPercent === null || !scorecard) {
    throw new DomainError("no_result", { message: resume.error ?? undefined });
  }
  const verdicts = new Map(scorecard.verdicts.map((verdict) => [verdict.criterionId, verdict]));
  return {
    tier,
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
    scorecard: scorecard.criteria.map(({ id, text, importance }) => {
      const verdict = verdicts.get(id);
      return {
        criterion: text,
        importance,
        verdict: verdict?.level ?? "none",
        quote: verdict?.evidence?.quote ?? null,
        note: verdict?.note ?? "",
      };
    }),
  };
}
