import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Code, Prose } from "#app/components/code.tsx";
import { PublicHeader } from "#app/components/public-header.tsx";
import { PageHeader } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { type QuickStartStep, quickStart } from "#core/partners/quick-start";
import { CallSection, MESSAGES_ID, MESSAGES_TITLE, MessageSection } from "./call-section";
import { type Call, readReference } from "./read-reference.server";
import * as words from "./words";

export const meta = pageMeta(words.partnerApi, words.subtitle);

export function loader({ context, request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url);
  return { steps: quickStart(origin), ...readReference(context.describeApi()) };
}

export default function ApiDocs() {
  const { steps, notes, calls, messages, errors } = useLoaderData<typeof loader>();
  const groups = [...new Set(calls.map(({ group }) => group))];
  const entries = [...calls, { id: MESSAGES_ID, group: words.webhooks, title: MESSAGES_TITLE }];
  return (
    <>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="mx-auto max-w-6xl px-4 py-10 outline-none sm:px-8 lg:py-14">
        <PageHeader title={words.partnerApi} text={words.subtitle} />
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[13rem_1fr]">
          <Contents entries={entries} groups={groups} />
          <div className="flex min-w-0 flex-col gap-14">
            <QuickStart steps={steps} />
            <section id="every-call" aria-labelledby="every-call-title">
              <h2 id="every-call-title" className="mb-5 text-xl">
                {words.goodToKnow}
              </h2>
              <dl className="divide-y border-y">
                {notes.map(({ title, text }) => (
                  <div
                    key={title}
                    id={title.toLowerCase().replaceAll(" ", "-")}
                    className="grid scroll-mt-6 gap-x-8 gap-y-1 py-4 sm:grid-cols-[9rem_1fr]"
                  >
                    <dt className="font-semibold">{title}</dt>
                    <dd className="max-w-2xl text-muted">
                      <Prose text={text} />
                      {title === "Errors" && (
                        <div className="mt-3 text-ink">
                          <Code label={words.copyExample}>{errors}</Code>
                        </div>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="mt-4 text-sm">
                {words.openApiStart}{" "}
                <a href="/v1/openapi.json" className="text-accent underline underline-offset-2">
                  {words.openApiPath}
                </a>
                {words.openApiMiddle}{" "}
                <a
                  href="/tierwise.postman_collection.json"
                  download
                  className="text-accent underline underline-offset-2"
                >
                  {words.postmanCollection}
                </a>
                {words.openApiEnd}{" "}
                <Link to="/v1/changelog" className="text-accent underline underline-offset-2">
                  {words.changelogLink}
                </Link>
                .
              </p>
            </section>
            {groups.map((group) => (
              <section key={group} aria-labelledby={`group-${group}`} className="flex flex-col gap-8">
                <h2 id={`group-${group}`} className="text-xl">
                  {group}
                </h2>
                {calls
                  .filter((call) => call.group === group)
                  .map((call) => (
                    <CallSection key={call.id} call={call} />
                  ))}
                {group === words.webhooks && <MessageSection {...messages} />}
              </section>
            ))}
          </div>
        </div>
      </main>
    </>
  );
}

const LINK = "inline-flex min-h-7 items-center rounded text-accent hover:underline";

type Entry = Pick<Call, "id" | "group" | "title">;

function Contents({ entries, groups }: { entries: Entry[]; groups: string[] }) {
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

function QuickStart({ steps }: { steps: QuickStartStep[] }) {
  return (
    <section id="quick-start" aria-labelledby="quick-start-title">
      <h2 id="quick-start-title" className="mb-5 text-xl">
        {words.quickStart}
      </h2>
      <ol className="flex flex-col gap-8">
        {steps.map(({ title, text, commands }, index) => (
          <li key={title} className="border-ink border-t-2 pt-3">
            <span className="font-semibold text-muted text-sm" aria-hidden>
              {index + 1}
            </span>
            <h3 className="mt-1 text-base tracking-normal">{title}</h3>
            <p className="mt-1 mb-3 max-w-2xl text-muted">{text}</p>
            <Code label={words.copyCommands(title)}>{commands}</Code>
          </li>
        ))}
      </ol>
    </section>
  );
}
