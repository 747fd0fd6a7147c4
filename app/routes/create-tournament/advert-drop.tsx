import { FileText } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "#app/components/ui.ts";
import { api, errorMessage } from "#app/lib/api.ts";
import { cn } from "#app/lib/cn.ts";
import { ACCEPTED_EXTENSIONS } from "#core/resumes/upload-limits";
import * as words from "./words";

const MAX_BYTES = 1024 * 1024;

type Props = {
  disabled: boolean;
  onRead(text: string): void;
  /** The text field, which files can be dropped on. */
  children: ReactNode;
};

export function AdvertDrop({ disabled, onRead, children }: Props) {
  const [isReading, setIsReading] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [said, setSaid] = useState<{ words: string; isError: boolean }>();
  const newest = useRef(0);

  const read = async (file: File | undefined) => {
    if (!file || disabled) return;
    const call = ++newest.current;
    if (file.size > MAX_BYTES) return setSaid({ words: words.fileTooLarge(file.name), isError: true });
    setSaid(undefined);
    setIsReading(true);
    try {
      const path = `/api/tournaments/advert?name=${encodeURIComponent(file.name)}`;
      const { text } = await api<{ text: string }>(path, { method: "POST", file });
      if (call !== newest.current) return;
      onRead(text);
      setSaid({ words: words.takenFrom(file.name), isError: false });
    } catch (error) {
      if (call === newest.current) setSaid({ words: errorMessage(error, words.unreadable), isError: true });
    } finally {
      if (call === newest.current) setIsReading(false);
    }
  };

  const choose = () => {
    // Not added to the page, which already has a file input for resumes.
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ACCEPTED_EXTENSIONS.join(",");
    input.onchange = () => read(input.files?.[0]);
    input.click();
  };

  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        read(event.dataTransfer.files[0]);
      }}
      className={cn(
        "flex flex-col gap-1.5 rounded-md",
        isOver && "outline-2 outline-accent outline-offset-4",
      )}
    >
      {children}
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="secondary" size="sm" disabled={disabled} onClick={choose}>
          <FileText aria-hidden />
          {isReading ? words.reading : words.fromFile}
        </Button>
        <p role="status" className={cn("text-sm", said?.isError ? "text-danger" : "text-muted")}>
          {said?.words ?? words.dropHint}
        </p>
      </div>
    </div>
  );
}
