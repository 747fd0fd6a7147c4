import { PageSection } from "#app/components/page-section.tsx";
import type { Partner } from "#core/partners/partner";
import * as words from "../words";
import { ConfirmButton } from "./confirm-button";

export function TokensSection({ partner: { partnerName } }: { partner: Partner }) {
  return (
    <PageSection title={words.tokensAndApiKeys} text={words.forAToken}>
      <p className="mb-5">{words.eachTokenEnds}</p>
      <ConfirmButton
        intent="revoke-tokens"
        variant="secondary"
        action={words.revokeAllTokens}
        busy="Revoking..."
        keep={words.keepThem}
        title={words.revokeAllTokens2(partnerName)}
        description={words.theyCannotBeBrought}
        done={words.allTokensAndApi}
      >
        <p>{words.whoeverUsesAToken}</p>
      </ConfirmButton>
    </PageSection>
  );
}
