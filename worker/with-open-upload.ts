import type { Services } from "#platform/services";

/** Well below the time an upload stays open. */
const RENEW_UPLOAD_MS = 20_000;

type Uploading = {
  services: {
    tournaments: Pick<Services["tournaments"], "keepUploadOpen" | "closeUpload" | "publishProgress">;
  };
  tournamentId: string;
  /** More requests of the same upload follow. */
  hasMore?: boolean;
  /** What the client calls the upload that this request belongs to; an upload of several requests should have one. */
  uploadId?: string;
  /** Receives how many resumes were added. */
  recordAdded?: (count: number) => Promise<void>;
};

type NoteStored = (stored: { id: string; isDuplicate: boolean }) => void;

/**
 * Keeps the tournament's run open while files are stored, and ends no other upload than its own. What was stored is
 * announced even if a later file failed; the error is then the file's, whatever else fails afterwards.
 */
export async function withOpenUpload<Result>(
  { services: { tournaments }, tournamentId, hasMore = false, uploadId, recordAdded }: Uploading,
  work: (note: NoteStored) => Promise<Result>,
): Promise<Result> {
  const windowId = uploadId ?? crypto.randomUUID();
  const keepOpen = () => tournaments.keepUploadOpen(tournamentId, windowId);
  await keepOpen();
  const renewal = setInterval(() => keepOpen().catch(() => {}), RENEW_UPLOAD_MS);
  const arrived: string[] = [];
  let added = 0;
  const note: NoteStored = ({ id, isDuplicate }) => {
    arrived.push(id);
    if (!isDuplicate) added++;
  };
  const endOwn = async () => {
    if (uploadId !== undefined) return hasMore ? keepOpen() : tournaments.closeUpload(tournamentId, uploadId);
    // Requests that cannot be told apart announce in the window they share that more follow.
    if (hasMore) await tournaments.keepUploadOpen(tournamentId);
    await tournaments.closeUpload(tournamentId, windowId);
    if (!hasMore) await tournaments.closeUpload(tournamentId);
  };
  const settle = async () => {
    try {
      await endOwn();
    } finally {
      await tournaments.publishProgress(tournamentId, arrived);
      await recordAdded?.(added);
    }
  };
  const [outcome] = await Promise.allSettled([work(note)]);
  clearInterval(renewal);
  const [end] = await Promise.allSettled([settle()]);
  if (outcome.status === "rejected") throw outcome.reason;
  if (end.status === "rejected") throw end.reason;
  return outcome.value;
}
