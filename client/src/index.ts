export { Tierwise } from "./client.js";
export { type Options, TierwiseError } from "./request.js";
export type * from "./types.js";
export { verifyWebhook } from "./webhook.js";
