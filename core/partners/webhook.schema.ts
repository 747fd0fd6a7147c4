import * as z from "zod";
import { webhookEvents } from "./webhook";

const EVENTS = `events must be a list of ${webhookEvents.join(", ")}`;

/** `POST /v1/webhooks`. `checkWebhookUrl` decides which hosts are allowed. */
export const newWebhookSchema = z.object(
  {
    url: z
      .string({ error: "url must be a URL, for example https://example.com/webhooks" })
      .trim()
      .max(2000, "url is longer than 2,000 characters")
      .meta({
        description: "An https URL with a public host name on the standard port.",
        examples: ["https://example.com/webhooks"],
      }),
    events: z
      .array(z.enum(webhookEvents, { error: EVENTS }), { error: EVENTS })
      .min(1, EVENTS)
      .max(20, EVENTS)
      .default([...webhookEvents])
      .meta({ description: "The events to send; all of them by default." }),
  },
  { error: "Send a JSON object with the url of your endpoint" },
);

export type NewWebhookInput = z.output<typeof newWebhookSchema>;
