/** Wraps long lines instead of scrolling; copied text contains no extra line breaks. */
export function Code({ children }: { children: string }) {
  return (
    <pre className="whitespace-pre-wrap rounded-lg border bg-sunken px-4 py-3 font-mono text-xs [overflow-wrap:anywhere]">
      <code>{children}</code>
    </pre>
  );
}

/** A sentence with `names` rendered as code. */
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
