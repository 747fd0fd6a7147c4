import { CopyButton } from "./copy-button";

type Props = {
  value: string;
  label: string;
  copyLabel: string;
};

/** An address to copy: focus selects all of it. */
export function CopyField({ value, label, copyLabel }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        readOnly
        aria-label={label}
        value={value}
        onFocus={(event) => event.target.select()}
        className="h-9 min-w-0 flex-1 basis-48 rounded-md border border-control bg-surface px-2 font-mono text-xs"
      />
      <CopyButton key={value} text={value} label={copyLabel} isWordy />
    </div>
  );
}

/** An id, whole or only its beginning, and a button that copies it. */
export function CopiedId({ id, label, isShort = false }: { id: string; label: string; isShort?: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      <code className="min-w-0 break-all text-muted text-xs" title={isShort ? id : undefined}>
        {isShort ? id.slice(0, 8) : id}
      </code>
      <CopyButton text={id} label={label} />
    </span>
  );
}
