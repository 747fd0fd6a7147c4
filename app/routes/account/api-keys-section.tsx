import { ApiKeys } from "#app/components/api-keys/api-keys.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { KeyUse } from "./key-use";
import * as words from "./words";

type Props = Omit<Parameters<typeof ApiKeys>[0], "holder"> & { origin: string };

export function ApiKeysSection({ origin, ...keys }: Props) {
  return (
    <PageSection title={words.apiKeys} text={words.forYourOwnPrograms}>
      <ApiKeys holder="account" {...keys} />
      <KeyUse origin={origin} />
    </PageSection>
  );
}
