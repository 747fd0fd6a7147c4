import { useEffect, useState } from "react";

/** The current document's nonce, for markup created in the browser; empty until hydration. */
export function usePageNonce(): string {
  const [nonce, setNonce] = useState("");
  useEffect(() => {
    setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "");
  }, []);
  return nonce;
}
