import { useState } from "react";
import { ConfirmDialog } from "#app/components/confirm-dialog.tsx";
import { Button, LocalDate, TimeAgo } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { useFormCall } from "#app/lib/use-form-call.ts";
import type { ApiKeyView } from "#core/api-keys/api-key";
import type { KeyHolder } from "./api-keys";
import * as words from "./words";

export const REVOKE_KEY = "revoke-api-key";

export function KeyList({ keys, holder }: { keys: ApiKeyView[]; holder: KeyHolder }) {
  const [revoking, setRevoking] = useState<ApiKeyView | null>(null);
  const call = useFormCall();
  if (keys.length === 0) return <p className="text-muted text-sm">{words.noKeys}</p>;
  return (
    <>
      <ul aria-label={words.apiKeys} className="divide-y border-y text-sm">
        {keys.map((key) => (
          <li key={key.id} className="flex items-start justify-between gap-4 py-3">
            <KeyFacts apiKey={key} holder={holder} />
            <Button variant="secondary" size="sm" onClick={() => setRevoking(key)}>
              {words.revoke}
              <span className="sr-only"> {key.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={revoking !== null}
        title={words.revokeQuestion}
        description={words.noUndo}
        action={words.revokeKey}
        busy={words.revoking}
        keep={words.keepKey}
        failed={words.revokeFailed}
        onConfirm={() => call({ intent: REVOKE_KEY, keyId: revoking?.id ?? "" })}
        onClose={() => setRevoking(null)}
      >
        {words.revokeText(revoking?.name)}
      </ConfirmDialog>
    </>
  );
}

function KeyFacts({ apiKey, holder }: { apiKey: ApiKeyView; holder: KeyHolder }) {
  const { name, prefix, scope, mode, spendCap, spent, createdAt, lastUsedAt } = apiKey;
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-medium">{name}</p>
      <p className="text-muted">
        <code>{prefix}…</code> · {words.MODE_WORDS[mode]} · {words.SCOPE_WORDS[holder][scope]}
      </p>
      <p className="text-muted">
        {spendCap === null
          ? words.soFar(count(spent, words.CAP_WORDS[holder]))
          : words.spentOf(spent.toLocaleString("en"), count(spendCap, words.CAP_WORDS[holder]))}
      </p>
      <p className="text-muted">
        {words.created} <LocalDate iso={createdAt} />,{" "}
        {lastUsedAt ? (
          <>
            {words.lastUsed} <TimeAgo iso={lastUsedAt} />
          </>
        ) : (
          words.neverUsed
        )}
      </p>
    </div>
  );
}
