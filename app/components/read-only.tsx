import { createContext, type ReactNode, useContext } from "react";
import { Notice } from "#app/components/ui.ts";
import * as words from "./words";

/** The owner of the tournament on screen if it belongs to another account; null if it is the viewer's own. */
export const ReadOnlyContext = createContext<string | null>(null);

export const useIsReadOnly = () => useContext(ReadOnlyContext) !== null;

/** Wraps controls that change, export or delete data; hidden from read-only viewers. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  return useIsReadOnly() ? null : children;
}

export function ReadOnlyNotice() {
  const owner = useContext(ReadOnlyContext);
  if (owner === null) return null;
  return (
    <Notice tone="warn" title={words.readOnly}>
      {words.readOnlyStart} <span className="break-all">{owner}</span>
      {words.readOnlyEnd}
    </Notice>
  );
}
