import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Code, Prose } from "#app/components/code.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { PublicHeader } from "#app/components/public-header.tsx";
import { titled } from "#app/lib/titled.ts";
import { quickStart } from "#core/partners/quick-start";
import { CallSection } from "./call-section";
import { Contents } from "./contents";
import { MESSAGES_ID, MESSAGES_TITLE, MessageSection } from "./message-section";
import { QuickStart } from "./quick-start";
import { readReference } from "./read-reference.server";
import * as words from "./words";

const WEBHOOKS = "Webhooks";

export const meta = titled(words.partnerApi, words.subtitle);

export function loader({ context, request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url);
  return { steps: quickStart(origin), ...readReference(context.describeApi()) };
}

export default function ApiDocs() {
  const { steps, notes, calls, messages, errors } = useLoaderData<typeof loader>();
  const groups = [...new Set(calls.map(({ group }) => group))];
  const entries = [...calls, { id: MESSAGES_ID, group: WEBHOOKS, title: MESSAGES_TITLE }];
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
                {words.andAsA}{" "}
                <a
                  href="/tierwise.postman_collection.json"
                  download
                  className="text-accent underline underline-offset-2"
                >
                  {words.postmanCollection}
                </a>
                {words.postmanEnd}{" "}
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
                {group === WEBHOOKS && <MessageSection {...messages} />}
              </section>
            ))}
          </div>
        </div>
      </main>
    </>
  );
}
