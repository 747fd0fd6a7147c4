import { ApiKeys } from "#app/components/api-keys/api-keys.tsx";
import { Code } from "#app/components/code.tsx";
import { PageSection } from "#app/components/ui.ts";
import * as words from "./words";

type Props = Omit<Parameters<typeof ApiKeys>[0], "holder"> & { origin: string };

export function ApiKeysSection({ origin, ...keys }: Props) {
  return (
    <PageSection title={words.apiKeys} text={words.apiKeysHint}>
      <ApiKeys holder="account" {...keys} />
      <KeyUse origin={origin} />
    </PageSection>
  );
}

function KeyUse({ origin }: { origin: string }) {
  return (
    <div className="mt-8 flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h3 className="font-medium text-sm">{words.fromAProgram}</h3>
        <p className="text-muted text-sm">{words.programText}</p>
        <Code label={words.copyCommand}>{commandOf(origin)}</Code>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-medium text-sm">{words.fromAnAgent}</h3>
        <p className="text-muted text-sm">{words.agentText}</p>
        <Code label={words.copySettings}>{settingsOf(origin)}</Code>
      </div>
    </div>
  );
}

const PLACEHOLDER = "tw_live_...";

const commandOf = (origin: string) => `KEY=${PLACEHOLDER}
curl "${origin}/api/tournaments" \\
  -H "Authorization: Bearer $KEY"`;

const settingsOf = (origin: string) =>
  JSON.stringify(
    {
      mcpServers: {
        tierwise: { type: "http", url: `${origin}/mcp`, headers: { Authorization: `Bearer ${PLACEHOLDER}` } },
      },
    },
    null,
    2,
  );
