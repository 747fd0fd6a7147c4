import { FileText, Upload, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useDropzone } from "react-dropzone";
import { cn } from "#app/lib/cn.ts";
import { count, formatBytes } from "#app/lib/format.ts";
import { ACCEPTED_EXTENSIONS, MAX_FILES_PER_UPLOAD } from "#core/resumes/upload-limits";
import { chooseFiles, fileKey } from "./choose-files";
import * as words from "./words";

const ACCEPT = {
  "application/pdf": [".pdf"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "text/plain": [".txt"],
};

type Props = {
  files: File[];
  onChange(files: File[]): void;
  disabled?: boolean;
  maxFiles?: number;
  /** Message if there are too many files, instead of the default one. */
  limitWords?: string;
  onRefused?(refusals: string[]): void;
};

/** Takes files by drop, click, keyboard or paste, says why one was refused, and lists the chosen ones. */
export function FileDrop(props: Props) {
  const { files, onChange, disabled = false, maxFiles = MAX_FILES_PER_UPLOAD, limitWords, onRefused } = props;
  const [refusals, setRefusals] = useState<string[]>([]);
  const hintId = useId();
  const add = (added: File[]) => {
    const choice = chooseFiles(files, added, maxFiles, limitWords);
    setRefusals(choice.refusals);
    if (choice.refusals.length > 0) onRefused?.(choice.refusals);
    onChange(choice.files);
  };
  const { getRootProps, getInputProps, isDragActive, inputRef } = useDropzone({
    disabled,
    noKeyboard: true,
    accept: ACCEPT,
    // The library only collects the files; the checks and messages are our own.
    onDrop: (accepted, rejected) => add([...accepted, ...rejected.map(({ file }) => file)]),
  });
  // Files chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    const early = inputRef.current?.files;
    if (early?.length) add([...early]);
  }, []);

  return (
    <div className="flex flex-1 flex-col gap-3">
      <div
        {...getRootProps({
          className: cn(
            "flex flex-1 flex-col items-center justify-center gap-1 rounded-lg border border-control border-dashed bg-paper px-4 py-9 text-center transition-colors",
            isDragActive && "border-accent bg-accent-soft",
            disabled ? "opacity-55" : "cursor-pointer hover:border-accent",
          ),
        })}
      >
        <input {...getInputProps({ "aria-label": words.resumeFiles })} />
        <Upload className="mb-1 size-6 text-accent" aria-hidden />
        {/* The click bubbles to the drop area, which opens the file dialog. */}
        <button
          type="button"
          disabled={disabled}
          aria-describedby={hintId}
          className="rounded px-1 font-medium"
        >
          {words.dropHint}
        </button>
        <span id={hintId} className="text-muted text-sm">
          {words.acceptedFiles(ACCEPTED_EXTENSIONS.join(", "), count(maxFiles, "file"))}
          {maxFiles === MAX_FILES_PER_UPLOAD && words.folderHint}
        </span>
      </div>
      <Refusals reasons={refusals} />
      {files.length > 0 && (
        <FileList
          files={files}
          disabled={disabled}
          onRemove={(removed) => {
            setRefusals([]);
            onChange(files.filter((file) => file !== removed));
          }}
        />
      )}
    </div>
  );
}

function Refusals({ reasons }: { reasons: string[] }) {
  return (
    <div role="alert" className="empty:hidden">
      {reasons.length > 0 && (
        <ul className="flex max-h-40 flex-col gap-1 overflow-y-auto rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
          {reasons.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type FileListProps = { files: File[]; disabled: boolean; onRemove(file: File): void };

function FileList({ files, disabled, onRemove }: FileListProps) {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <div>
      <p role="status" className="mb-2 text-muted text-sm tabular-nums">
        {words.filesChosen(count(files.length, "file"), formatBytes(bytes))}
      </p>
      <ul className="max-h-64 divide-y overflow-y-auto rounded-md border">
        {files.map((file) => (
          <li
            key={fileKey(file)}
            className="flex items-center gap-2 px-3 py-1 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]"
          >
            <FileText className="size-4 shrink-0 text-muted" aria-hidden />
            <span className="min-w-0 flex-1 truncate text-sm" title={file.name}>
              {file.name}
            </span>
            <span className="text-muted text-xs tabular-nums">{formatBytes(file.size)}</span>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onRemove(file)}
              aria-label={words.remove(file.name)}
              className="grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink disabled:opacity-55"
            >
              <X className="size-4" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
