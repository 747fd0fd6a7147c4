import { ApiKeys } from "#app/components/api-keys/api-keys.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import * as words from "./words";

export function ApiKeysSection(props: Omit<Parameters<typeof ApiKeys>[0], "holder">) {
  return (
    <PageSection title={words.apiKeysSectionApiKeys} text={words.apiKeysSectionForYourOwnPrograms}>
      <ApiKeys holder="account" {...props} />
    </PageSection>
  );
}
