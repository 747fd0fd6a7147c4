import { useState } from "react";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { TitledSection } from "#app/components/titled-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { count } from "#app/lib/format.ts";
import type { ShareView } from "#core/shares/share";
import * as words from "./words";

type Props = { shares: ShareView[]; onRevoke(id: string): Promise<unknown> };

function statusOf({ revokedAt, expiresAt }: ShareView): "revoked" | "expired" | "active" {
  if (revokedAt) return "revoked";
  return new Date(expiresAt) <= new Date() ? "expired" : "active";
}

/** Existing links, newest first, each with a button to revoke it. */
export function ShareList({ shares, onRevoke }: Props) {
  const [revoking, setRevoking] = useState<string>();
  const revoke = async (id: string) => {
    if (revoking) return;
    setRevoking(id);
    await onRevoke(id);
    setRevoking(undefined);
  };
  return (
    <TitledSection id="links" title={words.links} size="sm">
      {shares.length === 0 && <p className="mt-1 text-muted text-sm">{words.noLinks}</p>}
      <ul className="mt-1 divide-y">
        {shares.map((share) => {
          const status = statusOf(share);
          return (
            <li key={share.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 text-sm">
                  <span className="min-w-0 break-words font-medium">{share.label}</span>
                  <StatusBadge status={status} />
                  {share.isBlind && <span className="text-muted text-xs">{words.blindMark}</span>}
                </p>
                <p className="text-muted text-xs tabular-nums">
                  {count(share.candidates, "candidate")} {words.until} <LocalDate iso={share.expiresAt} /> ·{" "}
                  {share.viewCount === 0 ? words.notOpened : words.opened(count(share.viewCount, "time"))}
                </p>
              </div>
              {status === "active" && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={words.revokeOf(share.label)}
                  aria-disabled={revoking === share.id}
                  onClick={() => revoke(share.id)}
                >
                  {revoking === share.id ? words.revoking : words.revoke}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
