import { RotateCw } from "lucide-react";
import { Button, Notice } from "#app/components/ui.ts";
import { scrollIntoView } from "#app/lib/focus.ts";
import { count } from "#app/lib/format.ts";
import type { UploadOutcome } from "#app/lib/upload/upload-files.ts";
import * as words from "./words";

type Props = { outcome: UploadOutcome | null; onRetry(files: File[]): void };

export function UploadFailures({ outcome, onRetry }: Props) {
  if (!outcome || outcome.failed.length === 0) return null;
  const { failed, failure } = outcome;
  return (
    <div ref={scrollIntoView} className="scroll-mb-32">
      <Notice tone="danger" role="alert" title={words.uploadFailed}>
        <p>{failure ?? words.uploadFailedHint(count(failed.length, "file"))}</p>
        <ul className="mt-2 max-h-40 list-disc overflow-y-auto pl-5">
          {failed.map((file) => (
            <li key={file.name} className="break-all">
              {file.name}
            </li>
          ))}
        </ul>
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => onRetry(failed)}>
          <RotateCw aria-hidden />
          {words.retry}
        </Button>
      </Notice>
    </div>
  );
}
