import { useCallback, useState } from "react";
import { announceUpload } from "#app/lib/upload/announce-upload.ts";
import type { UploadOutcome } from "#app/lib/upload/upload-files.ts";
import { type Upload, useUpload } from "#app/lib/upload/use-upload.ts";

type AddResumes = {
  upload: Upload;
  /** True from the start of the upload until the page has loaded its results. */
  isAdding: boolean;
  add(files: File[], onNew: () => void): Promise<UploadOutcome>;
};

/** Uploads to the tournament on screen. */
export function useAddResumes(tournamentId: string, refresh: () => Promise<void>): AddResumes {
  const upload = useUpload();
  const [isAdding, setIsAdding] = useState(false);
  const { start } = upload;

  const add = useCallback(
    async (files: File[], onNew: () => void) => {
      setIsAdding(true);
      const outcome = await start(tournamentId, files);
      announceUpload(outcome);
      if (outcome.uploaded.length > 0) onNew();
      refresh().finally(() => setIsAdding(false));
      return outcome;
    },
    [tournamentId, start, refresh],
  );
  return { upload, isAdding, add };
}
