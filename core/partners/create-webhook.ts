import { DomainError } from "#core/errors";
import { checkWebhookUrl } from "./check-webhook-url";
import type { Webhook } from "./webhook";
import type { NewWebhookInput } from "./webhook.schema";

type Deps = {
  isLocal: boolean;
  now(): Date;
  newId(): string;
  newWebhookSecret(): string;
  /** False when the partner has as many as it may. */
  webhooks: { insert(webhook: Webhook & { partnerId: string; secret: string }): Promise<boolean> };
};

/** An endpoint, and the secret that signs what it is told: nobody sees that one again. */
export async function createWebhook(
  deps: Deps,
  partnerId: string,
  { url, events }: NewWebhookInput,
): Promise<Webhook & { secret: string }> {
  const refused = checkWebhookUrl(url, deps);
  if (refused) {
    throw new DomainError("invalid_input", {
      message: refused,
      details: { fieldErrors: { url: [refused] } },
    });
  }
  const webhook: Webhook = {
    id: deps.newId(),
    url: new URL(url).href,
    events: [...new Set(events)],
    createdAt: deps.now(),
    disabledAt: null,
  };
  const secret = deps.newWebhookSecret();
  if (!(await deps.webhooks.insert({ ...webhook, partnerId, secret })))
    throw new DomainError("too_many_webhooks");
  return { ...webhook, secret };
}
