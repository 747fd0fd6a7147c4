import { ExternalLink } from "lucide-react";
import { webAddress } from "#app/lib/web-address.ts";
import * as words from "./words";

/** Links to the job on the partner's own site. Plain text if the URL is not a web address. */
export function JobPageLink({ name, url }: { name: string; url: string | null | undefined }) {
  const address = webAddress(url ?? null);
  if (!address) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.jobPageOf(name)}
      title={words.jobPage}
      className="ml-1 inline-grid size-6 shrink-0 place-items-center rounded align-middle text-muted hover:text-ink"
    >
      <ExternalLink className="size-3.5" aria-hidden />
    </a>
  );
}
