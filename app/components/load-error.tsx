import { ButtonLink, Problem } from "#app/components/ui.ts";
import * as words from "./words";

/** Replaces a page whose data failed to load, or that the viewer may not see. */
export function LoadError({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-2xl">{title}</h1>
      <Problem text={text} />
      <ButtonLink to="/dashboard" variant="secondary">
        {words.backToDashboard}
      </ButtonLink>
    </div>
  );
}
