import { ButtonLink, TierGlyph } from "#app/components/ui.ts";
import * as words from "./frame-words";

export function NotFoundCard() {
  return (
    <div className="flex w-full max-w-md flex-col gap-4 rounded-lg border bg-surface p-8 shadow-raised">
      <TierGlyph tier={null} className="size-9" />
      <div>
        <h1 className="text-2xl">{words.notFound}</h1>
        <p className="mt-1 text-muted">{words.notFoundHint}</p>
      </div>
      <ButtonLink to="/" variant="secondary" className="mt-1 self-start">
        {words.goHome}
      </ButtonLink>
    </div>
  );
}
