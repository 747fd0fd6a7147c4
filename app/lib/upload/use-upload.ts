import { useCallback, useEffect, useRef, useState } from "react";
import * as words from "../../components/upload/words";
import { useLeaveWarning } from "../use-leave-warning";
import { type UploadOutcome, uploadFiles } from "./upload-files";

/** An upload that blocks navigation: leaving the page asks first and aborts it. */
export function useUpload() {
  const [isUploading, setIsUploading] = useState(false);
  const [percent, setPercent] = useState(0);
  const [outcome, setOutcome] = useState<UploadOutcome | null>(null);
  const running = useRef<AbortController | null>(null);

  useLeaveWarning(running, words.leaveWarning);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(async (tournamentId: string, files: File[]) => {
    running.current = new AbortController();
    setIsUploading(true);
    setPercent(0);
    setOutcome(null);
    const ended = await uploadFiles({
      tournamentId,
      files,
      onPercent: setPercent,
      signal: running.current.signal,
    });
    running.current = null;
    setIsUploading(false);
    setOutcome(ended);
    return ended;
  }, []);

  const forget = useCallback(() => setOutcome(null), []);
  return { isUploading, percent, outcome, start, forget };
}

export type Upload = ReturnType<typeof useUpload>;
