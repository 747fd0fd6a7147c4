import { CopyButton, Notice } from "#app/components/ui.ts";
import type { PartnerWithPassword } from "#core/partners/partner";
import * as words from "./words";

/** The credentials to hand over to the partner. A generated password is shown only this once. */
export function PasswordOnce({ partner, title }: { partner: PartnerWithPassword; title: string }) {
  const { partnerName, username, password } = partner;
  return (
    <Notice tone="info" title={`${partnerName} ${title}`}>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
        <dt className="text-muted">{words.username}</dt>
        <dd className="min-w-0 break-all">{username}</dd>
        <dt className="text-muted">{words.password}</dt>
        <dd className="flex min-w-0 flex-wrap items-center gap-x-2">
          {password ? (
            <>
              <code className="select-all break-all font-semibold">{password}</code>
              <CopyButton text={password} label={words.copyPassword} isWordy />
            </>
          ) : (
            words.chosenPassword
          )}
        </dd>
      </dl>
      {password && <p className="mt-2">{words.copyNowHint}</p>}
    </Notice>
  );
}
