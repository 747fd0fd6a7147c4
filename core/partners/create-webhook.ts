import { DomainError } from "#core/errors";
import { checkWebhookUrl } from "./check-webhook-url";
import type { Webhook } from "./webhook";
import type { NewWebhookInput } from "./webhook.schema";

type Deps = {
  isLocal: boolean;
  now(): Date;
  newWebhookSecret(): string;
  /** False if the partner is at its limit. */
  webhooks: {
    find(partnerId: string, webhookId: string): Promise<Webhook | undefined>;
    insert(webhook: Webhook & { partnerId: string; secret: string }): Promise<boolean>;
  };
};

/** Creates a webhook with a new signing secret. Repeating the same id creates nothing. */
export async function createWebhook(
  deps: Deps,
  partnerId: string,
  { url, events }: NewWebhookInput,
  id: string,
): Promise<void> {
  const refused = checkWebhookUrl(url, deps);
  if (refused) {
    throw new DomainError("invalid_input", {
      message: refused,
      details: { fieldErrors: { url: [refused] } },
    });
  }
  if (await deps.webhooks.find(partnerId, id)) return;
  const webhook: Webhook = {
    id,
    url: new URL(url).href,
    events: [...new Set(events)],
    createdAt: deps.now(),
    disabledAt: null,
  };
  const secret = deps.newWebhookSecret();
  if (!(await deps.webhooks.insert({ ...webhook, partnerId, secret })))
    throw new DomainError("too_many_webhooks");
}
