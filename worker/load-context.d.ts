import type { CurrentUser } from "#core/accounts/account";
import type { Seller } from "#core/legal";
import type { PartnerSession } from "#core/partners/authenticate-partner";
import type { Services } from "#platform/services";
import type { AuthCookies } from "./middleware/identify";
import type { describeApi } from "./v1/app";

declare module "@remix-run/server-runtime" {
  /** What loaders and actions get besides the request. */
  interface AppLoadContext {
    services: Services;
    viewer: CurrentUser | null;
    /** The seller's identity, for the legal pages. */
    seller: Seller;
    /** Where people write for help. */
    supportEmail: string;
    findPartner(): Promise<PartnerSession | null>;
    authCookies: AuthCookies;
    /** The OpenAPI document of the partner API. */
    describeApi(): ReturnType<typeof describeApi>;
    /** The viewer's session token; empty if there is none. */
    token: string;
    /** Sets a header of the page's response. */
    setHeader(name: string, value: string): void;
    /** For work that the response need not wait for. */
    waitUntil(work: Promise<unknown>): void;
    nonce: string;
    requestId: string;
  }
}
