import { TimeAgo } from "#app/components/time.tsx";
import { count } from "#app/lib/format.ts";
import type { IntakeMail } from "#core/intake/intake";
import * as words from "./words";

/** The newest mails, with what the receiving server found out about the sender. */
export function IntakeMails({ mails }: { mails: IntakeMail[] }) {
  return (
    <section aria-labelledby="intake-mails">
      <h3 id="intake-mails" className="font-semibold text-sm">
        {words.latestEmails}
      </h3>
      <ul className="mt-1 divide-y text-sm">
        {mails.map(({ at, spf, dkim, added, refused }) => (
          <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              {count(added, "resume")} {words.added}
              {refused > 0 && words.refused(count(refused, "file"))}
            </span>
            <span className="text-muted text-xs">
              {words.vouched(spf, dkim)} · <TimeAgo iso={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
