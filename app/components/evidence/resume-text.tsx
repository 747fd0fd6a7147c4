import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { EmptyState, Notice, Problem, Skeleton } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { Quote } from "./list-quotes";
import { cutBlocks, markText, type Piece, spansIn } from "./mark-text";
import { useResumeAddress } from "./use-details";
import * as words from "./words";

type Props = {
  resumeId: string;
  quote: Quote | undefined;
  quotes: Quote[];
  onChoose(quoteId: string): void;
  sectionRef: RefObject<HTMLElement>;
};

/** The stored text of a resume, rendered as plain text, with the chosen quote marked and scrolled into view. */
export function ResumeText({ resumeId, quote, quotes, onChoose, sectionRef }: Props) {
  const address = useResumeAddress()(resumeId);
  const { answer, failure, ask } = useAnswer<{ text: string }>(`${address}/text`);
  return (
    <section
      ref={sectionRef}
      aria-label={words.resumeText}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 focus-visible:-outline-offset-2"
    >
      {!answer && !failure && <TextSkeleton />}
      <Problem title={words.textFailed} text={failure} onRetry={ask} />
      {answer &&
        (answer.text.trim() ? (
          <MarkedText text={answer.text} quote={quote} quotes={quotes} onChoose={onChoose} />
        ) : (
          <EmptyState title={words.noText} text={words.noTextHint} />
        ))}
    </section>
  );
}

const LINES = ["w-1/3", "w-1/2", "w-full", "w-11/12", "w-full", "w-4/5", "w-1/4", "w-full", "w-5/6", "w-2/3"];

function TextSkeleton() {
  return (
    <div role="status" className="flex max-w-prose flex-col gap-3">
      <span className="sr-only">{words.loadingText}</span>
      {LINES.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and no state.
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}

type MarkedTextProps = Pick<Props, "quote" | "quotes" | "onChoose"> & { text: string };

function MarkedText({ text, quote, quotes, onChoose }: MarkedTextProps) {
  const spans = useMemo(
    () =>
      quotes
        .map(({ id, evidence }) => ({ ...evidence, id }))
        .filter(({ start, end, quote }) => text.slice(start, end) === quote),
    [text, quotes],
  );
  const marked = spans.find(({ id }) => id === quote?.id);
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

type MarkedProps = { piece: Piece; markRef: RefObject<HTMLElement>; onChoose(quoteId: string): void };

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
