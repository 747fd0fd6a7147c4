import { PageSection } from "#app/components/page-section.tsx";
import type { Partner } from "#core/partners/partner";
import { ConfirmButton } from "./confirm-button";

export function TokensSection({ partner: { partnerName } }: { partner: Partner }) {
  return (
    <PageSection title="Tokens and API keys" text="For a token or key that got into the wrong hands.">
      <p className="mb-5">
        Each token ends by itself an hour after it was given. This ends all of them now, and all API keys; the
        password stays, and gives new ones.
      </p>
      <ConfirmButton
        intent="revoke-tokens"
        variant="secondary"
        action="Revoke all tokens and keys"
        busy="Revoking..."
        keep="Keep them"
        title={`Revoke all tokens and API keys of ${partnerName}?`}
        description="They cannot be brought back, but its password gives new ones."
        done="All tokens and API keys are revoked"
      >
        <p>
          Whoever uses a token, in a program or in the portal, has to log in again; keys are created anew.
        </p>
      </ConfirmButton>
    </PageSection>
  );
}
