import * as words from "../../components/upload/words";
import { count } from "../format";
import { toast } from "../toast";
import type { UploadOutcome } from "./upload-files";

export function announceUpload({ uploaded, duplicates, rejected, failed, failure }: UploadOutcome): void {
  const nothingArrived = uploaded.length + duplicates.length === 0;
  if (failed.length > 0 || nothingArrived) {
    const reason = failure ?? (failed.length === 0 ? rejected[0]?.message : undefined) ?? words.uploadFailed;
    toast({ variant: "error", title: words.uploadFailed, description: reason });
    return;
  }
  const leftOut = duplicates.length + rejected.length;
  const added = uploaded.length > 0 ? words.resumesAdded(count(uploaded.length, "resume")) : words.nothingNew;
  toast({
    title: words.resumesUploaded,
    description: leftOut > 0 ? words.addedAndSkipped(added, leftOut) : `${added}.`,
  });
}
