import { useRouteLoaderData } from "@remix-run/react";
import type { Preferences } from "./preferences";

/** What every page has at hand. */
export type RootData = {
  /** By which the log knows the request the document came with; an error page shows it. */
  requestId: string;
  preferences: Preferences;
};

export const useRootData = () => useRouteLoaderData<RootData>("root");
