import type { CurrentUser } from "#core/accounts/account";
import type { Credentials } from "#core/accounts/account.schema";
import type { Seller } from "#core/legal";
import type { PartnerSession } from "#core/partners/authenticate-partner";
import type { Services } from "#platform/services";
import type { describeApi } from "./v1/app";

/** Cookies scripts cannot read, written by the Worker on the way out. */
export type AuthCookies = {
  signIn(token: string): void;
  /** Revokes the session and expires its cookie, and what would restore it after a purchase. */
  signOut(): Promise<void>;
  /** The browser has logged in to the account, and is not taken for a guesser there from now on. */
  rememberBrowser(email: string): Promise<void>;
  rememberPartnerBrowser(username: string): Promise<void>;
  signInPartner(token: string, seconds: number): void;
  /** Revokes the token and expires its cookie. */
  signOutPartner(): Promise<void>;
  /** Keeps what a purchase was begun with until its buyer is back. */
  rememberCheckout(browserSecret: string): void;
  readCheckout(): string | undefined;
  forgetCheckout(): void;
  savePendingSignup(credentials: Credentials): Promise<void>;
  readPendingSignup(): Promise<Credentials | null>;
  clearPendingSignup(): void;
};

declare module "@remix-run/server-runtime" {
  /** What a page's loader and action get beside the request. */
  interface AppLoadContext {
    services: Services;
    viewer: CurrentUser | null;
    /** Who sells the product, for what a buyer agrees to. */
    seller: Seller;
    findPartner(): Promise<PartnerSession | null>;
    authCookies: AuthCookies;
    /** The OpenAPI document of the partner API. */
    describeApi(): ReturnType<typeof describeApi>;
    /** The session the viewer came with; empty when there is none. */
    token: string;
    /** A header of the answer the page is sent with. */
    setHeader(name: string, value: string): void;
    /** For work that the answer need not wait for. */
    waitUntil(work: Promise<unknown>): void;
    nonce: string;
    requestId: string;
  }
}
