import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { Preferences } from "./preferences";

export type RootData = {
  /** Id of the document request in the logs; error pages show it. */
  requestId: string;
  preferences: Preferences;
  supportEmail: string;
};

export const useRootData = () => useRouteLoaderData<RootData>("root");

export const useSupportEmail = () => useRootData()?.supportEmail ?? "";

/** Provided only by entry.server, because a nonce must not be part of loader data. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
