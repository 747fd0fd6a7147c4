import { usePageNonce } from "#app/lib/use-page-nonce.ts";

/** The HTML of a mail in a sandboxed frame: scripts do not run, and links open in a new tab. */
export function MailFrame({ title, html }: { title: string; html: string }) {
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
