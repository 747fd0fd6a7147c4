import { useEffect, useState } from "react";
import { CollapsiblePanel, Tabs, TabsContent, TabsList, TabsTrigger, TimeAgo } from "#app/components/ui.ts";
import type { Mail } from "#core/mail/mail";
import * as words from "./words";

type Props = Mail & { sentAt: string; isInitiallyOpen: boolean };

export function MailPanel({ to, subject, text, html, sentAt, isInitiallyOpen }: Props) {
  return (
    <CollapsiblePanel
      isInitiallyOpen={isInitiallyOpen}
      title={subject}
      aside={
        <>
          {words.to} {to}, <TimeAgo iso={sentAt} />
        </>
      }
    >
      <Tabs defaultValue="html">
        <TabsList aria-label={words.mailParts} className="mb-3">
          <TabsTrigger value="html">{words.asHtml}</TabsTrigger>
          <TabsTrigger value="text">{words.asText}</TabsTrigger>
        </TabsList>
        <TabsContent value="html">
          <MailFrame title={subject} html={html} />
        </TabsContent>
        <TabsContent value="text">
          <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-lg border bg-sunken p-4 font-mono text-sm">
            {text}
          </pre>
        </TabsContent>
      </Tabs>
    </CollapsiblePanel>
  );
}

/** The HTML of a mail in a sandboxed frame: scripts do not run, and links open in a new tab. */
function MailFrame({ title, html }: { title: string; html: string }) {
  const nonce = usePageNonce();
  if (!nonce) return <div className="h-[36rem] rounded-lg border bg-sunken" />;
  return (
    <iframe
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      // The frame inherits the page's content security policy, which blocks a <style> without a nonce.
      srcDoc={html.replace("<style>", `<style nonce="${nonce}">`)}
      className="h-[36rem] w-full rounded-lg border bg-surface"
    />
  );
}

/** The current document's nonce, for markup created in the browser; empty until hydration. */
function usePageNonce(): string {
  const [nonce, setNonce] = useState("");
  useEffect(() => {
    setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "");
  }, []);
  return nonce;
}
