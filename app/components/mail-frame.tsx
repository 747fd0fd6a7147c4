import { usePageNonce } from "#app/lib/use-page-nonce.ts";

/** The HTML of a mail, shut in: it runs no script and its links open a tab of their own. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const nonce = usePageNonce();
  if (!nonce) return <div className="h-[36rem] rounded-lg border bg-sunken" />;
  return (
    <iframe
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      // The frame inherits the page's policy, which refuses a <style> without a nonce.
      srcDoc={html.replace("<style>", `<style nonce="${nonce}">`)}
      className="h-[36rem] w-full rounded-lg border bg-surface"
    />
  );
}
