import { forwardRef, type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import type { Quote } from "./list-quotes";
import { markText, type Piece } from "./mark-text";
import { useResumeText } from "./use-resume-text";

type Props = { resumeId: string; quote: Quote; quotes: Quote[] };

/** What is stored of a resume, read as text whatever it holds, with the quote marked and in view. */
export const ResumeText = forwardRef<HTMLElement, Props>(({ resumeId, quote, quotes }, ref) => {
  const reading = useResumeText(resumeId);
  return (
    <section
      ref={ref}
      aria-label="Text of the resume"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by the arrow keys.
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 focus-visible:-outline-offset-2"
    >
      {reading.status === "loading" && <Spinner label="Loading the text of the resume…" />}
      {reading.status === "failed" && (
        <Notice tone="danger" role="alert" title="The text could not be loaded">
          <p>{reading.words}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={reading.retry}>
            Try again
          </Button>
        </Notice>
      )}
      {reading.status === "ready" &&
        (reading.text.trim() ? (
          <MarkedText text={reading.text} quote={quote} quotes={quotes} />
        ) : (
          <EmptyState title="No text is stored" text="The original file can still be viewed." />
        ))}
    </section>
  );
});
ResumeText.displayName = "ResumeText";

function MarkedText({ text, quote: { evidence }, quotes }: { text: string } & Omit<Props, "resumeId">) {
  const isInPlace = text.slice(evidence.start, evidence.end) === evidence.quote;
  const pieces = useMemo(() => {
    const spans = quotes.map((other) => other.evidence);
    return markText(text, isInPlace ? evidence : undefined, spans);
  }, [text, evidence, quotes, isInPlace]);

  const mark = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each quote is brought into view.
  useLayoutEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a clean-up.
    mark.current?.scrollIntoView({ block: "center" });
  }, [pieces]);

  return (
    <>
      {!isInPlace && (
        <Notice tone="warn" className="mb-4">
          The text was stored anew since it was judged, and the quote is no longer at its place.
        </Notice>
      )}
      {/* Each line has the direction of its own words, and none reaches beyond this block. */}
      <div
        dir="auto"
        className="max-w-prose whitespace-pre-wrap break-words text-sm leading-6 [tab-size:4] [unicode-bidi:plaintext]"
      >
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and no state.
          <Marked key={index} piece={piece} markRef={mark} />
        ))}
      </div>
    </>
  );
}

function Marked({ piece: { look, text }, markRef }: { piece: Piece; markRef: RefObject<HTMLElement> }) {
  if (look === "plain") return <>{text}</>;
  if (look === "underlined") {
    return (
      <span className="underline decoration-accent/60 decoration-dotted underline-offset-4">{text}</span>
    );
  }
  return (
    <mark
      ref={markRef}
      className="scroll-my-10 rounded-sm bg-warn-soft box-decoration-clone px-0.5 py-px text-ink ring-1 ring-warn"
    >
      {text}
    </mark>
  );
}
