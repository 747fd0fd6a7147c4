import * as words from "./words";
import { WordsForm } from "./words-form";

/** Asks for a person to look. */
export function ReviewForm({ error }: { error: string | null }) {
  return (
    <section aria-labelledby="review" className="rounded-lg border bg-surface p-5 shadow-raised">
      <h2 id="review" className="text-lg">
        {words.review}
      </h2>
      <WordsForm about={null} hint={words.reviewText} button={words.reviewSend} error={error} />
    </section>
  );
}
