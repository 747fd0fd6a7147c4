import { Notice } from "#app/components/notice.tsx";
import * as words from "./words";

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
