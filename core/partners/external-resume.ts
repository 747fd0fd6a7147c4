import { type ResumeStatus, type ResumeView, resumeStatuses } from "#core/resumes/resume";

export const externalStatuses = ["processing", "succeeded", "failed"] as const;
export type ExternalStatus = (typeof externalStatuses)[number];

/** A resume's status in the partner API. */
export function externalStatus(status: ResumeStatus): ExternalStatus {
  if (status === "done") return "succeeded";
  return status === "error" ? "failed" : "processing";
}

/** The internal statuses behind an external one. */
export const statusesOf = (external: ExternalStatus): ResumeStatus[] =>
  resumeStatuses.filter((status) => externalStatus(status) === external);

/** The fields the partner API shows of a resume. */
export type ExternalResume = Pick<ResumeView, "id" | "fileName" | "status" | "error" | "createdAt"> & {
  /** ISO 8601. */
  updatedAt: string;
};

/** Without a status, all resumes. */
type ExternalFilter = { status?: ExternalStatus | undefined; limit: number };

/** Newest first, after the entry with this key. */
export type ExternalPage = ExternalFilter & { after?: number | undefined };

/** Changed at or after `since`, oldest change first; with `afterId`, ids up to it are skipped at that very time. */
export type ExternalChanges = ExternalFilter & { since: Date; afterId?: string | undefined };

/** The path of a resume's result document. */
export const resultPath = (listingId: string, fileId: string) =>
  `/v1/listings/${listingId}/resumes/${fileId}/result`;

const RESULT_PATH = /^\/v1\/listings\/([\da-f-]{36})\/resumes\/([\da-f-]{36})\/result$/;

/**
 * The ids in the URL of a result document; null for any other URL. It must match exactly what `resultPath` produces on
 * our origin: no other spelling of the host, no user, port or query.
 */
export function readResultUrl(url: string, origin: string): { listingId: string; fileId: string } | null {
  const [, listingId, fileId] = RESULT_PATH.exec(URL.parse(url)?.pathname ?? "") ?? [];
  if (!listingId || !fileId || url !== `${origin}${resultPath(listingId, fileId)}`) return null;
  return { listingId, fileId };
}
