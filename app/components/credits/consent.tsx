import { TextLink } from "#app/components/ui.ts";
import * as words from "./words";

export function Consent() {
  return (
    <p className="text-muted text-sm">
      {words.agreeStart} <Page href="/terms">{words.terms}</Page> {words.agreeAnd}{" "}
      <Page href="/refunds">{words.refundPolicy}</Page>
      {words.agreeEnd}
    </p>
  );
}

/** Opens in a new tab, so that the purchase stays open. */
function Page({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="sr-only"> {words.opensInNewTab}</span>
    </TextLink>
  );
}
