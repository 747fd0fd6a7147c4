import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MailPanel } from "#app/components/mail-panel.tsx";
import { PublicHeader } from "#app/components/public-header.tsx";
import { EmptyState, PageHeader } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import * as words from "./words";

export const meta = pageMeta(words.title);

/** Only in environments that do not deliver mail. */
export async function loader({ context }: LoaderFunctionArgs) {
  const mails = await context.services.listLocalMails();
  if (!mails) throw data(null, { status: 404 });
  return { mails };
}

export default function LocalMails() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <>
      <PublicHeader />
      <main id="content" tabIndex={-1} className="mx-auto max-w-4xl px-4 py-10 outline-none sm:px-6">
        <PageHeader title={words.title} text={words.subtitle} />
        {mails.length === 0 && <EmptyState title={words.empty} text={words.emptyHint} />}
        <ol className="flex flex-col gap-3">
          {mails.map(({ key, to, subject, text, html, sentAt }, index) => (
            <li key={key}>
              <MailPanel
                to={to}
                subject={subject}
                text={text}
                html={html}
                sentAt={sentAt}
                isInitiallyOpen={index === 0}
              />
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
