import { ArrowDown, ArrowLeft, ArrowUp, FileText } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { ResumeView } from "#core/resumes/resume";
import type { Quote } from "./list-quotes";
import { ResumeText } from "./resume-text";
import { VerdictBadge } from "./verdict-badge";

type Props = {
  resume: ResumeView;
  quotes: Quote[];
  quote: Quote;
  onChoose(criterionId: string): void;
  onClose(): void;
};

/** The resume's text beside the scorecard, at the place of one quote. */
export function ResumePanel({ resume, quotes, quote, onChoose, onClose }: Props) {
  const textRef = useRef<HTMLElement>(null);
  useEffect(() => {
    textRef.current?.focus({ preventScroll: true });
  }, []);
  const at = quotes.indexOf(quote);
  const step = (by: number) => {
    const next = quotes[(at + by + quotes.length) % quotes.length];
    if (next) onChoose(next.criterion.id);
  };
  return (
    <div className="flex h-full min-w-0 flex-1 flex-col bg-paper lg:border-r">
      <header className="flex flex-col gap-2 border-b bg-surface px-4 py-3">
        <div className="flex flex-wrap items-center gap-2 pr-10 lg:pr-0">
          <Button variant="ghost" size="sm" className="-ml-2 px-2" onClick={onClose}>
            <ArrowLeft aria-hidden />
            Back to the scorecard
          </Button>
          <Button asChild variant="ghost" size="sm" className="px-2 lg:ml-auto">
            <a href={`/api/resumes/${resume.id}/view`} target="_blank" rel="noreferrer">
              <FileText aria-hidden />
              View original
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </Button>
        </div>
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1" aria-live="polite">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <VerdictBadge level={quote.verdict.level} />
              <span className="text-muted text-xs tabular-nums">
                Quote {at + 1} of {quotes.length}
                {quotes.length > 1 && ", the others underlined"}
              </span>
            </p>
            <p className="mt-1 line-clamp-2 break-words font-medium text-sm" dir="auto">
              {quote.criterion.text}
            </p>
          </div>
          <Button variant="secondary" size="icon" aria-label="Previous quote" onClick={() => step(-1)}>
            <ArrowUp aria-hidden />
          </Button>
          <Button variant="secondary" size="icon" aria-label="Next quote" onClick={() => step(1)}>
            <ArrowDown aria-hidden />
          </Button>
        </div>
      </header>
      <ResumeText ref={textRef} resumeId={resume.id} quote={quote} quotes={quotes} />
    </div>
  );
}
