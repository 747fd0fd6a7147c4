import { createContext, useContext } from "react";

/** Provided only by entry.server, because a nonce must not be part of loader data. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
