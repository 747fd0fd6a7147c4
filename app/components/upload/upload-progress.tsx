import { Progress } from "#app/components/ui.ts";
import { scrollIntoView } from "#app/lib/focus.ts";
import * as words from "./words";

/** Progress bar of an upload. Screen readers hear it at every quarter, not at every step. */
export function UploadProgress({ percent }: { percent: number }) {
  return (
    <div ref={scrollIntoView} className="flex flex-col gap-2">
      <div className="flex justify-between text-sm">
        <span className="font-medium">{words.uploading}</span>
        <span className="text-muted">{percent}%</span>
      </div>
      <Progress aria-label={words.upload} value={percent} />
      <span role="status" className="sr-only">
        {words.percentUploaded(Math.floor(percent / 25) * 25)}
      </span>
    </div>
  );
}
