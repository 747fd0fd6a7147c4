import type { SubmissionResult } from "@conform-to/react";
import { CopyButton, Notice } from "#app/components/ui.ts";
import { focusOnMount } from "#app/lib/focus.ts";
import { useKept } from "#app/lib/use-kept.ts";
import type { ApiKeyView } from "#core/api-keys/api-key";
import type { CreatedKey } from "#core/api-keys/create-key";
import { KeyList } from "./key-list";
import { NewKeyForm } from "./new-key-form";
import * as words from "./words";

export type KeyHolder = "account" | "partner";

type Props = {
  holder: KeyHolder;
  keys: ApiKeyView[];
  created: CreatedKey | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
};

export function ApiKeys({ holder, keys, created, lastResult }: Props) {
  return (
    <div className="flex flex-col gap-6">
      {created && <Secret {...created} />}
      <KeyList keys={keys} holder={holder} />
      {/* A new form for every key, so that it starts empty. */}
      <NewKeyForm key={useKept(created?.id)} holder={holder} lastResult={lastResult} />
    </div>
  );
}

/** Shown once. */
function Secret({ name, secret }: CreatedKey) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <Notice tone="info" role="status" title={words.keyIsReady(name)}>
        {words.copyNow}
      </Notice>
      <p className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 break-all font-semibold text-sm">{secret}</code>
        <CopyButton text={secret} label={words.copyKey} isWordy />
      </p>
    </div>
  );
}
