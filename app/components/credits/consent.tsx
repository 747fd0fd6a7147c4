import * as words from "./words";

/** The terms a buyer agrees to, shown at the point of purchase. */
export function Consent() {
  return (
    <p className="text-muted text-sm">
      {words.consentByPayingYouAgree} <Page href="/terms">{words.consentTerms}</Page> {words.consentAndThe}{" "}
      <Page href="/refunds">{words.consentRefundPolicy}</Page>
      {words.consentAndAskUs}
    </p>
  );
}

/** Opens in a new tab, so that the purchase stays open. */
function Page({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
      {children}
      <span className="sr-only"> {words.consentOpensInANew}</span>
    </a>
  );
}
