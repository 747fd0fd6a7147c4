import { createContext, type ReactNode, useContext } from "react";
import { Notice } from "#app/components/notice.tsx";

/** Whose tournament is on screen, where it is somebody else's; null: the viewer's own. */
export const ReadOnlyContext = createContext<string | null>(null);

export const useIsReadOnly = () => useContext(ReadOnlyContext) !== null;

/** Around every control that changes, exports or deletes: whoever may only read does not see it. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  return useIsReadOnly() ? null : children;
}

/** Says so to whoever looks at another account's tournament. */
export function ReadOnlyNotice() {
  const owner = useContext(ReadOnlyContext);
  if (owner === null) return null;
  return (
    <Notice tone="warn" title="Read only">
      You are looking at a tournament of another account, <span className="break-all">{owner}</span>. The
      audit log notes that you did.
    </Notice>
  );
}
