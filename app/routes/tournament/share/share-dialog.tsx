import { useState } from "react";
import {
  Button,
  CopyField,
  Dialog,
  LocalDate,
  Notice,
  Problem,
  Skeleton,
  StatusBadge,
  TitledSection,
} from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { ShareView } from "#core/shares/share";
import { useTournamentId } from "../use-tournament-id";
import { type NewShare, ShareForm } from "./share-form";
import * as words from "./words";

type Props = { shared: number; isOpen: boolean; onClose(): void };

export function ShareDialog({ shared, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.shareCandidates} description={words.intro}>
      <Shares shared={shared} />
    </Dialog>
  );
}

type Answer = { shares: ShareView[] };

function Shares({ shared }: Pick<Props, "shared">) {
  const path = `/api/tournaments/${useTournamentId()}/shares`;
  const { answer, failure, ask } = useAnswer<Answer>(path, words.listFailed);
  const [made, setMade] = useState<{ url: string; id: string | undefined }>();
  const madeShare = answer?.shares.find((share) => share.id === made?.id && statusOf(share) === "active");
  // Before the form, because the dialog is centered: a list that came later would move the button under the pointer.
  if (!answer && !failure) return <Skeleton className="m-6 h-72" />;
  const create = async (share: NewShare) => {
    setMade(undefined);
    const init = { method: "POST", json: share, failed: words.createFailed };
    const told = await ask<Answer & { url: string }>(init);
    setMade(told && { url: told.url, id: told.shares[0]?.id });
    return told !== undefined;
  };
  const revoke = (id: string) => ask({ below: `/${id}`, method: "DELETE", failed: words.revokeFailed });
  return (
    <div className="flex min-w-0 flex-col gap-6 p-6">
      <Problem text={failure} onRetry={answer ? undefined : ask} />
      <ShareForm shared={shared} onCreate={create} />
      <div role="status" className="empty:hidden">
        {made && madeShare && (
          <Notice tone="info" title={words.linkFor(madeShare.label)}>
            <p>{words.copyNow}</p>
            <div className="mt-2">
              <CopyField value={made.url} label={words.link} copyLabel={words.copyLink} />
            </div>
          </Notice>
        )}
      </div>
      {answer && <ShareList shares={answer.shares} onRevoke={revoke} />}
    </div>
  );
}

type ShareListProps = { shares: ShareView[]; onRevoke(id: string): Promise<unknown> };

function statusOf({ revokedAt, expiresAt }: ShareView): "revoked" | "expired" | "active" {
  if (revokedAt) return "revoked";
  return new Date(expiresAt) <= new Date() ? "expired" : "active";
}

function ShareList({ shares, onRevoke }: ShareListProps) {
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
