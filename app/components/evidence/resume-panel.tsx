import { ArrowDown, ArrowUp } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import type { Quote } from "./list-quotes";
import { ResumeText } from "./resume-text";
import { VerdictBadge } from "./verdict-badge";
import * as words from "./words";

type Props = {
  resumeId: string;
  /** In text order; undefined until loaded. */
  quotes: Quote[] | undefined;
  isLoading: boolean;
  quote: Quote | undefined;
  onChoose(quoteId: string): void;
  /** Of the text, which scrolls. */
  textRef: RefObject<HTMLElement>;
  className?: string;
};

export function ResumePanel(props: Props) {
  const { resumeId, quotes: known, isLoading, quote, onChoose, textRef, className } = props;
  const quotes = known ?? [];
  const at = quote ? quotes.indexOf(quote) : -1;
  const step = (by: number) => {
    const from = at < 0 && by < 0 ? 0 : at;
    const next = quotes[(from + by + quotes.length) % quotes.length];
    if (next) onChoose(next.id);
  };
  return (
    <div className={cn("flex min-w-0 flex-1 flex-col bg-paper lg:border-l", className)}>
      <header className="flex min-h-16 items-center gap-3 border-b bg-surface px-4 py-2">
        <div className="min-w-0 flex-1" aria-live="polite">
          {quote ? (
            <>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <VerdictBadge verdict={quote.verdict} />
                <span className="text-muted text-xs tabular-nums">
                  {words.quotePosition(at + 1, quotes.length)}
                </span>
              </p>
              <p className="mt-0.5 truncate font-medium text-sm" dir="auto" title={quote.criterion.text}>
                {quote.criterion.text}
              </p>
            </>
          ) : (
            <>
              <p className="font-medium text-sm">{words.resumeText}</p>
              <p className="text-muted text-xs">
                {quotes.length > 0
                  ? words.quotesUnderlined(count(quotes.length, "quote"))
                  : isLoading
                    ? words.loadingQuotes
                    : known
                      ? words.noQuotes
                      : words.quotesFailed}
              </p>
            </>
          )}
        </div>
        {quotes.length > 0 && (
          <>
            <Button variant="secondary" size="icon" aria-label={words.previousQuote} onClick={() => step(-1)}>
              <ArrowUp aria-hidden />
            </Button>
            <Button variant="secondary" size="icon" aria-label={words.nextQuote} onClick={() => step(1)}>
              <ArrowDown aria-hidden />
            </Button>
          </>
        )}
      </header>
      <ResumeText
        sectionRef={textRef}
        resumeId={resumeId}
        quote={quote}
        quotes={quotes}
        onChoose={onChoose}
      />
    </div>
  );
}
