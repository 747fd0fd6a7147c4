import { CopyButton } from "#app/components/ui.ts";

/** Wraps long lines instead of scrolling; copied text contains no extra line breaks. */
export function Code({ children, label }: { children: string; label: string }) {
  return (
    <div className="relative">
      <pre className="whitespace-pre-wrap rounded-lg border bg-sunken py-3 pr-12 pl-4 font-mono text-xs [overflow-wrap:anywhere]">
        <code>{children}</code>
      </pre>
      <div className="absolute top-1.5 right-1.5">
        <CopyButton text={children} label={label} />
      </div>
    </div>
  );
}

export function Words({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never reorder
      <code key={index} className="font-mono text-[0.9em] [overflow-wrap:anywhere]">
        {part}
      </code>
    ),
  );
}

export function Prose({ text }: { text: string }) {
  return (
    <div className="flex max-w-2xl flex-col gap-3 text-muted">
      {text.split("\n\n").map((part) => (
        <p key={part}>
          <Words text={part} />
        </p>
      ))}
    </div>
  );
}
