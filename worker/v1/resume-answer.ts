import * as z from "zod";
import {
  type ExternalResume,
  externalStatus,
  externalStatuses,
  resultPath,
} from "#core/partners/external-resume";
import { EXAMPLE_IDS } from "./answers";

const EXAMPLE_TIME = "2027-03-01T09:30:00.000Z";
export const EXAMPLE_RESULT = `https://tierwise.example.com${resultPath(EXAMPLE_IDS.listing, EXAMPLE_IDS.file)}`;
const EXAMPLE_FILE = `https://tierwise.example.com/api/resumes/${EXAMPLE_IDS.file}/view`;

export const resumeAnswerSchema = z
  .object({
    file_id: z.uuid().meta({ examples: [EXAMPLE_IDS.file] }),
    filename: z.string().meta({ examples: ["jordan-example.pdf"] }),
    status: z.enum(externalStatuses).meta({ examples: ["succeeded"] }),
    result_url: z.nullable(z.url()).meta({
      description: "The result document; null until the status is succeeded.",
      examples: [EXAMPLE_RESULT],
    }),
    file_url: z
      .url()
      .meta({ description: "The file itself, viewable in a browser.", examples: [EXAMPLE_FILE] }),
    submitted_at: z.iso.datetime().meta({ examples: [EXAMPLE_TIME] }),
    created_at: z.iso.datetime().meta({ examples: [EXAMPLE_TIME] }),
    updated_at: z.iso.datetime().meta({
      description: "When its status or result last changed.",
      examples: ["2027-03-01T09:30:07.000Z"],
    }),
    error: z.nullable(z.string()).meta({ description: "Why it failed; null otherwise.", examples: [null] }),
  })
  .meta({ id: "Resume" });

export type ResumeAnswer = z.infer<typeof resumeAnswerSchema>;

/** `url` is the request's; links in the answer use its origin. */
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
    updated_at: resume.updatedAt,
    error: status === "failed" ? resume.error : null,
  };
}
