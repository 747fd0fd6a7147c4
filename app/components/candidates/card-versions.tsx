import { Users } from "lucide-react";
import { createContext, useContext } from "react";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { Button } from "#app/components/ui.ts";
import type { Versions } from "#core/resumes/link-versions";
import * as words from "./words";

/** Other resumes of the same person in this tournament, by resume id. */
export const VersionsContext = createContext<ReadonlyMap<string, Versions>>(new Map());

const SIGNS = { email: "same email", phone: "same phone", text: words.nearlySameText };

/** What is known of a person's other resumes; undefined if there are none. */
export function useVersions(id: string) {
  const versions = useContext(VersionsContext).get(id);
  if (!versions) return undefined;
  const { ids, by } = versions;
  const isNewest = ids[0] === id;
  return {
    count: ids.length,
    which: words.versionOf(isNewest, ids.length, by.map((sign) => SIGNS[sign]).join(", ")),
    openOther: words.openOtherVersion(isNewest),
    /** The newest, or the one before it. */
    otherId: isNewest ? ids[1] : ids[0],
  };
}

export function CardVersions({ id, className }: { id: string; className?: string }) {
  const versions = useVersions(id);
  const { openCandidate } = useEvidenceAddress();
  if (!versions) return null;
  const { which, openOther, otherId } = versions;
  return (
    <p className={`flex gap-2 text-muted text-sm ${className}`}>
      <Users className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      <span className="min-w-0">
        {which}
        {otherId && (
          <>
            {". "}
            <Button
              variant="link"
              size="inline"
              className="print:hidden"
              onClick={() => openCandidate(otherId)}
            >
              {openOther}
            </Button>
          </>
        )}
      </span>
    </p>
  );
}
