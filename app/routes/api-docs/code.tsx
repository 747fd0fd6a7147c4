/** Lines are broken rather than scrolled; what is copied has no breaks of ours. */
export function Code({ children }: { children: string }) {
  return (
    <pre className="whitespace-pre-wrap rounded-lg border bg-sunken px-4 py-3 font-mono text-xs [overflow-wrap:anywhere]">
      <code>{children}</code>
    </pre>
  );
}

/** A sentence with `names` in it. */
export function Words({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
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
