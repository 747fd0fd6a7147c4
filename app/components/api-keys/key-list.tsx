import { useState } from "react";
import { ConfirmDialog } from "#app/components/confirm-dialog.tsx";
import { LocalDate, TimeAgo } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { count } from "#app/lib/format.ts";
import { useFormCall } from "#app/lib/use-form-call.ts";
import type { ApiKeyView } from "#core/api-keys/api-key";
import type { Holder } from "./api-keys";
import { CAP_WORDS, MODE_WORDS, SCOPE_WORDS } from "./key-words";

export const REVOKE_KEY = "revoke-api-key";

export function KeyList({ keys, holder }: { keys: ApiKeyView[]; holder: Holder }) {
  const [revoking, setRevoking] = useState<ApiKeyView | null>(null);
  const call = useFormCall();
  if (keys.length === 0) return <p className="text-muted text-sm">No API keys yet.</p>;
  return (
    <>
      <ul aria-label="API keys" className="divide-y border-y text-sm">
        {keys.map((key) => (
          <li key={key.id} className="flex items-start justify-between gap-4 py-3">
            <KeyFacts {...key} holder={holder} />
            <Button variant="secondary" size="sm" onClick={() => setRevoking(key)}>
              Revoke<span className="sr-only"> {key.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={revoking !== null}
        title="Revoke this API key?"
        description="This cannot be undone."
        action="Revoke key"
        busy="Revoking..."
        keep="Keep key"
        failed="The key was not revoked. Please try again."
        onConfirm={() => call({ intent: REVOKE_KEY, keyId: revoking?.id ?? "" })}
        onClose={() => setRevoking(null)}
      >
        Calls with the key “{revoking?.name}” are refused from then on.
      </ConfirmDialog>
    </>
  );
}

function KeyFacts({ name, prefix, scope, mode, spendCap, spent, ...key }: ApiKeyView & { holder: Holder }) {
  const { createdAt, lastUsedAt, holder } = key;
  return (
    <div className="min-w-0">
      <p className="break-words font-medium">{name}</p>
      <p className="text-muted">
        <code>{prefix}…</code> · {MODE_WORDS[mode]} · {SCOPE_WORDS[scope]}
      </p>
      <p className="text-muted">
        {spendCap === null
          ? `${count(spent, CAP_WORDS[holder])} so far`
          : `${spent.toLocaleString("en")} of ${count(spendCap, CAP_WORDS[holder])}`}
      </p>
      <p className="text-muted">
        Created <LocalDate iso={createdAt} />,{" "}
        {lastUsedAt ? (
          <>
            last used <TimeAgo iso={lastUsedAt} />
          </>
        ) : (
          "never used"
        )}
      </p>
    </div>
  );
}
