import type { Seller } from "#core/legal";
import type { NoticeFacts } from "#core/notices/get-notice-facts";

export type Facts = NoticeFacts & {
  /** Who develops and runs the deployment. */
  seller: Seller;
  /** ISO 8601 date. */
  madeOn: string;
};
