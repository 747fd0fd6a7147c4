import { count } from "../format";
import { toast } from "../toast";
import type { UploadOutcome } from "./upload-files";

const FAILED = "Failed to upload resumes";

/** Shows the outcome of an upload in a toast. */
export function announceUpload({ uploaded, duplicates, rejected, failed, failure }: UploadOutcome): void {
  const nothingArrived = uploaded.length + duplicates.length === 0;
  if (failed.length > 0 || nothingArrived) {
    const words = failure ?? (failed.length === 0 ? rejected[0]?.message : undefined) ?? FAILED;
    toast({ variant: "error", title: FAILED, description: words });
    return;
  }
  const leftOut = duplicates.length + rejected.length;
  const added = uploaded.length > 0 ? `${count(uploaded.length, "resume")} added` : "Nothing new";
  toast({
    title: "Resumes uploaded",
    description: leftOut > 0 ? `${added}, ${leftOut} left out.` : `${added}.`,
  });
}
