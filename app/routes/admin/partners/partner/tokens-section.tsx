import { PageSection } from "#app/components/page-section.tsx";
import type { Partner } from "#core/partners/partner";
import * as words from "../words";
import { ConfirmButton } from "./confirm-button";

export function TokensSection({ partner: { partnerName } }: { partner: Partner }) {
  return (
    <PageSection title={words.tokensSectionTokensAndApiKeys} text={words.tokensSectionForAToken}>
      <p className="mb-5">{words.tokensSectionEachTokenEnds}</p>
      <ConfirmButton
        intent="revoke-tokens"
        variant="secondary"
        action={words.tokensSectionRevokeAllTokens}
        busy="Revoking..."
        keep={words.tokensSectionKeepThem}
        title={words.tokensSectionRevokeAllTokens2(partnerName)}
        description={words.tokensSectionTheyCannotBeBrought}
        done={words.tokensSectionAllTokensAndApi}
      >
        <p>{words.tokensSectionWhoeverUsesAToken}</p>
      </ConfirmButton>
    </PageSection>
  );
}
