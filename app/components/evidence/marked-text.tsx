import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { Notice } from "#app/components/notice.tsx";
import { cn } from "#app/lib/cn.ts";
import type { Quote } from "./list-quotes";
import { cutBlocks, markText, type Piece, spansIn } from "./mark-text";
import * as words from "./words";

type Props = {
  text: string;
  quote: Quote | undefined;
  quotes: Quote[];
  onChoose(criterionId: string): void;
};

export function MarkedText({ text, quote, quotes, onChoose }: Props) {
  const spans = useMemo(
    () =>
      quotes
        .map(({ criterion, evidence }) => ({ ...evidence, id: criterion.id }))
        .filter(({ start, end, quote }) => text.slice(start, end) === quote),
    [text, quotes],
  );
  const marked = spans.find(({ id }) => id === quote?.criterion.id);
  const blocks = useMemo(() => cutBlocks(text, spans), [text, spans]);

  const mark = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new quote is scrolled into view.
  useLayoutEffect(() => {
    // Braces avoid returning the promise that newer browsers give, which React would take for a cleanup function.
    mark.current?.scrollIntoView({ block: "center" });
  }, [marked]);

  return (
    <>
      {quote && !marked && (
        <Notice tone="warn" className="mb-4">
          {words.quoteMoved}
        </Notice>
      )}
      {blocks.map((block) => (
        // Each line gets the text direction of its own words, and bidi effects stay inside the block.
        <div
          key={block.start}
          dir="auto"
          className={cn(
            "max-w-prose whitespace-pre-wrap break-words text-sm leading-6 [tab-size:4] [unicode-bidi:plaintext]",
            blocks.length > SHORT && "[contain-intrinsic-block-size:auto_80rem] [content-visibility:auto]",
          )}
        >
          {markText(
            text.slice(block.start, block.end),
            spansIn(block, marked ? [marked] : [])[0],
            spansIn(block, spans),
          ).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id and no state.
            <Marked key={index} piece={piece} markRef={mark} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </>
  );
}

/** Up to this many blocks, laying out everything at once is fast enough. */
const SHORT = 4;

type MarkedProps = { piece: Piece; markRef: RefObject<HTMLElement>; onChoose(criterionId: string): void };

function Marked({ piece: { look, text, id }, markRef, onChoose }: MarkedProps) {
  if (look === "plain") return <>{text}</>;
  if (look === "marked") {
    return (
      <mark
        ref={markRef}
        className="scroll-my-10 rounded-sm bg-warn-soft box-decoration-clone px-0.5 py-px text-ink ring-1 ring-warn"
      >
        {text}
      </mark>
    );
  }
  return (
    // A link wraps across lines, unlike a button, and leads to the same place as the URL.
    <a
      href={`?criterion=${id}`}
      onClick={(event) => {
        event.preventDefault();
        if (id) onChoose(id);
      }}
      className="underline decoration-accent decoration-dotted underline-offset-4 hover:bg-accent-soft"
    >
      {text}
    </a>
  );
}
