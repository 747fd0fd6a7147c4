import { ExternalLink } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { webAddress } from "#app/lib/web-address.ts";
import type { SourcedListItem } from "#core/partners/sourced-list";
import * as words from "./words";

/** Both links leave the console and open a new tab. */
export function RowActions({ row: { id, name, externalListing } }: { row: SourcedListItem }) {
  const applicationUrl = webAddress(externalListing?.applicationUrl ?? null);
  return (
    <span className="flex items-center gap-1 @max-4xl:mt-1">
      <ButtonLink
        href={`/dashboard/tournament/${id}`}
        target="_blank"
        rel="noopener"
        aria-label={words.viewDetailsOfNew(name)}
        variant="secondary"
        size="sm"
        className="@max-4xl:flex-1"
      >
        {words.viewDetails}
      </ButtonLink>
      {applicationUrl && (
        <ButtonLink
          href={applicationUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.jobsOwnPage(name)}
          variant="ghost"
          size="icon"
          title={words.openTheJobsOwn}
        >
          <ExternalLink aria-hidden />
        </ButtonLink>
      )}
    </span>
  );
}
