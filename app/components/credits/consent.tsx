import { TextLink } from "#app/components/ui.ts";
import * as words from "./words";

/** The terms a buyer agrees to, shown at the point of purchase. */
export function Consent() {
  return (
    <p className="text-muted text-sm">
      {words.byPayingYouAgree} <Page href="/terms">{words.terms}</Page> {words.andThe}{" "}
      <Page href="/refunds">{words.refundPolicy}</Page>
      {words.andAskUs}
    </p>
  );
}

/** Opens in a new tab, so that the purchase stays open. */
function Page({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="sr-only"> {words.opensInANew}</span>
    </TextLink>
  );
}
