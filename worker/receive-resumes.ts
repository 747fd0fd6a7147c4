import { DomainError } from "#core/errors";
import type { AppContext } from "./http";
import { receiveUpload, type StoreFile } from "./receive-upload";
import { withOpenUpload } from "./with-open-upload";

const UPLOAD_ID = /^[\w-]{1,64}$/;

/** Handles an upload to a tournament. `more=1`: more requests of the same upload follow, which `upload` names. */
export function receiveResumes(
  c: AppContext,
  tournamentId: string,
  store: StoreFile,
  recordAdded?: (count: number) => Promise<void>,
): Promise<Response> {
  const hasMore = c.req.query("more") === "1";
  const named = c.req.query("upload") ?? "";
  const uploadId = UPLOAD_ID.test(named) ? named : undefined;
  const { services } = c.var;
  return withOpenUpload({ services, tournamentId, hasMore, uploadId, recordAdded }, async (note) => {
    const result = await receiveUpload(c.req.raw, async (file) => {
      const stored = await store(file);
      if ("id" in stored) note(stored);
      return stored;
    });
    if (result.uploaded.length + result.duplicates.length === 0) {
      throw new DomainError("upload_rejected", { message: result.rejected[0]?.message, details: result });
    }
    return c.json(result, 201);
  });
}
