import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

// Radix locks scrolling behind a dialog with a <style> element, which the content security policy blocks without a
// nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

/** Marks the document once its buttons and keys work, which browser tests wait for. */
function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MarkHydrated>
        <RemixBrowser />
      </MarkHydrated>
    </StrictMode>,
  );
});
