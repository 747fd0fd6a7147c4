import { Words } from "#app/components/code.tsx";
import { PublicHeader } from "#app/components/public-header.tsx";
import { BackLink, PageHeader, TitledSection } from "#app/components/ui.ts";
import { formatDate } from "#app/lib/format.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { API_CHANGES, DEPRECATIONS } from "#core/partners/api-changes";
import * as words from "./words";

export const meta = pageMeta(words.changelogTitle, words.description);

export default function Changelog() {
  return (
    <>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-10 outline-none sm:px-8 lg:py-14">
        <BackLink to="/v1/docs">{words.partnerApi}</BackLink>
        <PageHeader title={words.changelog} text={words.changelogSubtitle} />
        <TitledSection
          id="deprecated"
          title={words.deprecatedCalls}
          className="mb-10 border-ink border-t-2 pt-3"
        >
          {DEPRECATIONS.length === 0 ? (
            <p className="mt-1 text-muted">{words.noDeprecatedCalls}</p>
          ) : (
            <ul className="mt-2 divide-y border-y">
              {DEPRECATIONS.map(({ call, since, sunset, instead }) => (
                <li key={call} className="py-3">
                  <code className="break-words font-mono text-sm">{call}</code>
                  <p className="text-muted">
                    {words.deprecatedSince} {formatDate(since)}
                    {words.worksUntil} {formatDate(sunset)}. {instead}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </TitledSection>
        <div className="flex flex-col gap-8">
          {API_CHANGES.map(({ version, what }) => (
            <section key={version} aria-labelledby={version} className="border-ink border-t-2 pt-3">
              <h2 id={version} className="text-lg tabular-nums">
                {version}
              </h2>
              <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 marker:text-muted">
                {what.map((one) => (
                  <li key={one}>
                    <Words text={one} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </>
  );
}
