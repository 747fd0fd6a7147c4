import { RotateCw } from "lucide-react";
import { Button, Notice } from "#app/components/ui.ts";
import { scrollIntoView } from "#app/lib/focus.ts";
import { count } from "#app/lib/format.ts";
import * as words from "./words";

type Props = { files: File[]; failure: string | undefined; onRetry(): void };

export function UploadFailures({ files, failure, onRetry }: Props) {
  if (files.length === 0) return null;
  return (
    <div ref={scrollIntoView} className="scroll-mb-32">
      <Notice tone="danger" role="alert" title={words.uploadFailed}>
        <p>{failure ?? words.uploadFailedHint(count(files.length, "file"))}</p>
        <ul className="mt-2 max-h-40 list-disc overflow-y-auto pl-5">
          {files.map((file) => (
            <li key={file.name} className="break-all">
              {file.name}
            </li>
          ))}
        </ul>
        <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
          <RotateCw aria-hidden />
          {words.retry}
        </Button>
      </Notice>
    </div>
  );
}
