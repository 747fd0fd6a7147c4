import { createContext, useContext } from "react";

/** Provided by entry.server only: a nonce must not travel through loader data. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
