import { PageSection } from "#app/components/page-section.tsx";
import type { Partner } from "#core/partners/partner";
import { ConfirmButton } from "./confirm-button";

export function TokensSection({ partner: { partnerName } }: { partner: Partner }) {
  return (
    <PageSection title="Tokens" text="For a token that got into the wrong hands.">
      <p className="mb-5">
        Each token ends by itself an hour after it was given. This ends all of them now; the password stays,
        and gives new ones.
      </p>
      <ConfirmButton
        intent="revoke-tokens"
        variant="secondary"
        action="Revoke all tokens"
        busy="Revoking..."
        keep="Keep them"
        title={`Revoke all tokens of ${partnerName}?`}
        description="They cannot be brought back, but its password gives new ones."
        done="All tokens are revoked"
      >
        <p>Whoever uses one, in a program or in the portal, has to log in again.</p>
      </ConfirmButton>
    </PageSection>
  );
}
