import { Users } from "lucide-react";
import { createContext, useContext } from "react";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { Button } from "#app/components/ui/button.tsx";
import type { Versions } from "#core/resumes/link-versions";

/** Other resumes of the same person in this tournament, by resume id. */
export const VersionsContext = createContext<ReadonlyMap<string, Versions>>(new Map());

const SIGNS = { email: "same email", phone: "same phone", text: "nearly the same text" };

/** Says that the tournament has another resume of this person, and links to it. */
export function CardVersions({ id, isBrief = false }: { id: string; isBrief?: boolean }) {
  const versions = useContext(VersionsContext).get(id);
  const { openCandidate } = useEvidenceAddress();
  if (!versions) return null;
  const { ids, by } = versions;
  const isNewest = ids[0] === id;
  const why = by.map((sign) => SIGNS[sign]).join(", ");
  const next = isNewest ? ids[1] : ids[0];
  return (
    <p className={isBrief ? "text-muted text-xs" : "mt-2 flex gap-2 text-muted text-sm"}>
      {!isBrief && <Users className="mt-0.5 size-3.5 shrink-0" aria-hidden />}
      <span className="min-w-0" title={why}>
        {ids.length} versions{isBrief ? "" : ` (${why})`}: this is {isNewest ? "the newest" : "an older one"}
        {!isBrief && next && (
          <>
            {". "}
            <Button variant="link" size="inline" className="print:hidden" onClick={() => openCandidate(next)}>
              Open the {isNewest ? "one before" : "newest"}
            </Button>
          </>
        )}
      </span>
    </p>
  );
}
