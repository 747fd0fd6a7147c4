import { Check } from "lucide-react";
import { Notice } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import * as words from "./words";

const STEPS = [words.stepDescribe, words.stepCheck];

export function Steps({ isReview }: { isReview: boolean }) {
  const current = isReview ? 1 : 0;
  return (
    <ol className="mb-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className={cn("flex items-center gap-2", index === current ? "font-medium" : "text-muted")}
        >
          <span
            className={cn(
              "grid size-6 place-items-center rounded-full border text-xs",
              index <= current && "border-accent bg-accent-soft text-accent",
            )}
          >
            {index < current ? <Check className="size-3.5" aria-label={words.stepDone} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

const TIPS = [words.tipLines, words.tipMusts, words.tipWords, words.tipReview];

export function Tips() {
  return (
    <Notice tone="info" title={words.tipsTitle} className="mb-8">
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Notice>
  );
}
