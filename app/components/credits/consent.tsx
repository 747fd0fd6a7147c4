/** The terms a buyer agrees to, shown at the point of purchase. */
export function Consent() {
  return (
    <p className="text-muted text-sm">
      By paying you agree to the <Page href="/terms">terms</Page> and the{" "}
      <Page href="/refunds">refund policy</Page>, and ask us to make your credits available at once.
    </p>
  );
}

/** Opens in a new tab, so that the purchase stays open. */
function Page({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
