import { useCallback, useState } from "react";
import { Button, Dialog } from "#app/components/ui.ts";
import { FileDrop } from "#app/components/upload/file-drop.tsx";
import { UploadFailures } from "#app/components/upload/upload-failures.tsx";
import { UploadProgress } from "#app/components/upload/upload-progress.tsx";
import { announceUpload } from "#app/lib/upload/announce-upload.ts";
import type { UploadOutcome } from "#app/lib/upload/upload-files.ts";
import { type Upload, useUpload } from "#app/lib/upload/use-upload.ts";
import { useTournamentId } from "./use-tournament-id";
import * as words from "./words";

type Props = {
  isOpen: boolean;
  onClose(): void;
  upload: Upload;
  onUpload(files: File[]): Promise<UploadOutcome>;
};

/** Closing it does not stop a running upload; the page shows its progress instead. */
export function AddResumesDialog({ isOpen, onClose, upload, onUpload }: Props) {
  const [files, setFiles] = useState<File[]>([]);

  const send = async (chosen: File[]) => {
    const { failed } = await onUpload(chosen);
    setFiles([]);
    if (failed.length === 0) onClose();
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.addResumes} description={words.addResumesHint}>
      <div className="flex min-w-0 flex-col gap-4 p-6">
        {upload.isUploading ? (
          <UploadProgress percent={upload.percent} />
        ) : (
          <>
            <UploadFailures outcome={upload.outcome} onRetry={send} />
            <FileDrop files={files} onChange={setFiles} />
          </>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {upload.isUploading ? words.continueInBackground : words.cancel}
          </Button>
          <Button disabled={files.length === 0 || upload.isUploading} onClick={() => send(files)}>
            {upload.isUploading ? words.uploading : words.upload}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export function useAddResumes(refresh: () => Promise<void>) {
  const tournamentId = useTournamentId();
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
