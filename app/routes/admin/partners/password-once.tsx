import { CopyButton, Fact, Facts, Notice } from "#app/components/ui.ts";
import type { PartnerWithPassword } from "#core/partners/partner";
import * as words from "./words";

/** The credentials to hand over to the partner. A generated password is shown only this once. */
export function PasswordOnce({ partner, title }: { partner: PartnerWithPassword; title: string }) {
  const { partnerName, username, password } = partner;
  return (
    <Notice tone="info" title={`${partnerName} ${title}`}>
      <Facts className="mt-2 gap-x-4 gap-y-1">
        <Fact name={words.username}>{username}</Fact>
        <Fact name={words.password}>
          {password ? (
            <span className="flex flex-wrap items-center gap-x-2">
              <code className="select-all break-all font-semibold">{password}</code>
              <CopyButton text={password} label={words.copyPassword} isWordy />
            </span>
          ) : (
            words.chosenPassword
          )}
        </Fact>
      </Facts>
      {password && <p className="mt-2">{words.copyNowHint}</p>}
    </Notice>
  );
}
