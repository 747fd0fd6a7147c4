import { Button, Notice } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import type { UploadResult } from "#core/resumes/upload-limits";
import * as words from "./words";

export type UploadRemarks = Pick<UploadResult, "duplicates" | "rejected">;

export function UploadReport({ remarks, onDismiss }: { remarks: UploadRemarks; onDismiss(): void }) {
  const { duplicates, rejected } = remarks;
  if (duplicates.length + rejected.length === 0) return null;
  return (
    <Notice
      tone="warn"
      role="status"
      title={words.notAdded(count(duplicates.length + rejected.length, "file"))}
    >
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto pl-5">
        {rejected.map(({ fileName, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two refused files may share a name
          <li key={index} className="break-words">
            {message.includes(fileName) ? message : `${fileName}: ${message}`}
          </li>
        ))}
        {duplicates.map(({ fileName }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two duplicates may share a name
          <li key={index} className="break-words">
            {fileName}
            {words.sameFileHint}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onDismiss}>
        {words.dismiss}
      </Button>
    </Notice>
  );
}
