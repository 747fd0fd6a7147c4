import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Tabs } from "radix-ui";
import { EmptyState } from "#app/components/empty-state.tsx";
import { MailFrame } from "#app/components/mail-frame.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { PublicHeader } from "#app/components/public-header.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { CollapsiblePanel } from "#app/components/ui/collapsible.tsx";
import { PRODUCT_NAME } from "#core/product";

export const meta: MetaFunction = () => [{ title: `Local mails · ${PRODUCT_NAME}` }];

/** Only where nobody delivers mails. */
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
        <PageHeader
          title="Local mails"
          text="What this instance has sent, newest first. Nothing leaves the machine."
        />
        {mails.length === 0 && <EmptyState title="No mails yet" text="Sign up or ask for a new password." />}
        <ol className="flex flex-col gap-3">
          {mails.map(({ key, to, subject, text, html, sentAt }, index) => (
            <li key={key}>
              <CollapsiblePanel
                isInitiallyOpen={index === 0}
                title={
                  <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-2">
                    <span className="min-w-0 break-words">{subject}</span>
                    <span className="min-w-0 break-all font-normal text-muted text-sm">
                      to {to}, <TimeAgo iso={sentAt} />
                    </span>
                  </span>
                }
              >
                <Tabs.Root defaultValue="html">
                  <Tabs.List aria-label="Parts of the mail" className="mb-3 flex gap-1">
                    <Part value="html">As HTML</Part>
                    <Part value="text">As text</Part>
                  </Tabs.List>
                  <Tabs.Content value="html">
                    <MailFrame title={subject} html={html} />
                  </Tabs.Content>
                  <Tabs.Content value="text">
                    <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-lg border bg-sunken p-4 font-mono text-sm">
                      {text}
                    </pre>
                  </Tabs.Content>
                </Tabs.Root>
              </CollapsiblePanel>
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}

function Part({ value, children }: { value: string; children: string }) {
  return (
    <Tabs.Trigger
      value={value}
      className="h-8 rounded-md px-3 text-muted text-sm hover:bg-sunken data-[state=active]:bg-sunken data-[state=active]:font-medium data-[state=active]:text-ink"
    >
      {children}
    </Tabs.Trigger>
  );
}
