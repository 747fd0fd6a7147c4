import * as z from "zod";
import { webhookEvents } from "./webhook";

const EVENTS = `events must be a list of ${webhookEvents.join(", ")}`;

/** `POST /v1/webhooks`. Where nothing is sent, `checkWebhookUrl` says. */
export const newWebhookSchema = z.object(
  {
    url: z
      .string({ error: "url must be an address, for example https://example.com/webhooks" })
      .trim()
      .max(2000, "url is longer than 2,000 characters")
      .meta({
        description: "An https address on the standard port of a host with a name on the internet.",
        examples: ["https://example.com/webhooks"],
      }),
    events: z
      .array(z.enum(webhookEvents, { error: EVENTS }), { error: EVENTS })
      .min(1, EVENTS)
      .max(20, EVENTS)
      .default([...webhookEvents])
      .meta({ description: "What you want to be told of. All of it, if you leave this out." }),
  },
  { error: "Send a JSON object with the url of your endpoint" },
);

export type NewWebhookInput = z.output<typeof newWebhookSchema>;
