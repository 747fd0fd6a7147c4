import * as z from "zod";
import {
  type ExternalResume,
  externalStatus,
  externalStatuses,
  resultPath,
} from "#core/partners/external-resume";

export const resumeAnswerSchema = z
  .object({
    file_id: z.uuid(),
    filename: z.string(),
    status: z.enum(externalStatuses),
    result_url: z.url().nullable().meta({ description: "The result document; null until it has succeeded." }),
    file_url: z.url().meta({ description: "The file itself, in a form a browser can show." }),
    submitted_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    error: z.string().nullable().meta({ description: "Why it failed, in words; null unless it did." }),
  })
  .meta({ id: "Resume" });

export type ResumeAnswer = z.infer<typeof resumeAnswerSchema>;

/** `url` is the request's, whose origin the addresses have. */
export function toResumeAnswer(url: string, listingId: string, resume: ExternalResume): ResumeAnswer {
  const status = externalStatus(resume.status);
  const { origin } = new URL(url);
  return {
    file_id: resume.id,
    filename: resume.fileName,
    status,
    result_url: status === "succeeded" ? `${origin}${resultPath(listingId, resume.id)}` : null,
    file_url: `${origin}/api/resumes/${resume.id}/view`,
    submitted_at: resume.createdAt,
    created_at: resume.createdAt,
    error: status === "failed" ? resume.error : null,
  };
}
