import { useEffect, useState } from "react";

/** The nonce of the document in hand, for markup the browser makes itself; empty until it runs. */
export function usePageNonce(): string {
  const [nonce, setNonce] = useState("");
  useEffect(() => {
    setNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "");
  }, []);
  return nonce;
}
