import type { ResumeStatus, ResumeView } from "#core/resumes/resume";

export const externalStatuses = ["processing", "succeeded", "failed"] as const;
export type ExternalStatus = (typeof externalStatuses)[number];

/** What the partner API says of a resume's progress. */
export function externalStatus(status: ResumeStatus): ExternalStatus {
  if (status === "done") return "succeeded";
  return status === "error" ? "failed" : "processing";
}

/** What a list of them needs of each. */
export type ExternalResume = Pick<ResumeView, "id" | "fileName" | "status" | "error" | "createdAt">;

/** Where the result document of a resume lies, on our own origin. */
export const resultPath = (listingId: string, fileId: string) =>
  `/v1/listings/${listingId}/resumes/${fileId}/result`;

const RESULT_PATH = /^\/v1\/listings\/([\da-f-]{36})\/resumes\/([\da-f-]{36})\/result$/;

/**
 * What a result's address names; null for every other one. It must be, to the letter, what we would have written:
 * no other spelling of the host, no user, no port, no query.
 */
export function readResultUrl(url: string, origin: string): { listingId: string; fileId: string } | null {
  const [, listingId, fileId] = RESULT_PATH.exec(URL.parse(url)?.pathname ?? "") ?? [];
  if (!listingId || !fileId || url !== `${origin}${resultPath(listingId, fileId)}`) return null;
  return { listingId, fileId };
}
