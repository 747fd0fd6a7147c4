import type { Call } from "./read-reference.server";
import * as words from "./words";

const LINK = "inline-flex min-h-7 items-center rounded text-accent hover:underline";

type Entry = Pick<Call, "id" | "group" | "title">;

export function Contents({ entries, groups }: { entries: Entry[]; groups: string[] }) {
  return (
    <nav
      aria-label={words.onThisPage}
      className="text-sm lg:sticky lg:top-8 lg:max-h-[calc(100vh-4rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <ul className="flex flex-wrap gap-x-5 lg:flex-col">
        <li>
          <a href="#quick-start" className={LINK}>
            {words.quickStart}
          </a>
        </li>
        <li>
          <a href="#every-call" className={LINK}>
            {words.goodToKnow}
          </a>
        </li>
      </ul>
      {groups.map((group) => (
        <div key={group} className="mt-3">
          <p className="eyebrow">{group}</p>
          <ul className="flex flex-wrap gap-x-5 lg:flex-col">
            {entries
              .filter((entry) => entry.group === group)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className={LINK}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
