import type { components } from "./schema.js";

type Schemas = components["schemas"];

export type Listing = Schemas["Listing"];
export type NewListing = Schemas["NewListing"];
export type EditedListing = Schemas["EditedListing"];
export type Rubric = Schemas["Rubric"];
export type ChangedRubric = Schemas["ChangedRubric"];
export type UploadSession = Schemas["UploadSession"];
export type Resume = Schemas["Resume"];
export type Result = Schemas["Result"];
export type Webhook = Schemas["Webhook"];
export type WebhookWithSecret = Schemas["WebhookWithSecret"];
export type WebhookWithNewSecret = Schemas["WebhookWithNewSecret"];
export type WebhookDelivery = Schemas["WebhookDelivery"];

/** The body of a webhook, by `type`. */
export type WebhookMessage =
  | Schemas["ResumeSucceeded"]
  | Schemas["ResumeFailed"]
  | Schemas["ResumeRescored"]
  | Schemas["ListingCompleted"]
  | Schemas["Ping"];
