import { DomainError } from "#core/errors";
import type { AppContext } from "./http";
import { receiveUpload, type StoreFile } from "./receive-upload";

/** Well below the time an upload stays open. */
const RENEW_UPLOAD_MS = 20_000;

/**
 * Handles an upload to a tournament. `more=1`: more requests of the same upload follow, so the run must stay open.
 * `recordAdded` receives how many resumes were added, also if a later file failed.
 */
export async function receiveResumes(
  c: AppContext,
  tournamentId: string,
  store: StoreFile,
  recordAdded: (count: number) => Promise<void> = async () => {},
): Promise<Response> {
  const services = c.var.services;
  await services.tournaments.keepUploadOpen(tournamentId);
  const renewal = setInterval(
    () => services.tournaments.keepUploadOpen(tournamentId).catch(() => {}),
    RENEW_UPLOAD_MS,
  );
  const arrived: string[] = [];
  let added = 0;
  try {
    const result = await receiveUpload(c.req.raw, async (file) => {
      const stored = await store(file);
      if ("id" in stored) {
        arrived.push(stored.id);
        if (!stored.isDuplicate) added++;
      }
      return stored;
    });
    if (arrived.length === 0) {
      throw new DomainError("upload_rejected", { message: result.rejected[0]?.message, details: result });
    }
    return c.json(result, 201);
  } finally {
    clearInterval(renewal);
    try {
      if (c.req.query("more") !== "1") await services.tournaments.closeUpload(tournamentId);
    } finally {
      await services.tournaments.publishProgress(tournamentId, arrived);
      await recordAdded(added);
    }
  }
}
