import { ApiKeys } from "#app/components/api-keys/api-keys.tsx";
import { PageSection } from "#app/components/page-section.tsx";

export function ApiKeysSection(props: Omit<Parameters<typeof ApiKeys>[0], "holder">) {
  return (
    <PageSection
      title="API keys"
      text="For your own programs. A key acts for you until you revoke it, also after you change your password."
    >
      <ApiKeys holder="account" {...props} />
    </PageSection>
  );
}
