import type { CurrentUser } from "#core/accounts/account";
import type { Credentials } from "#core/accounts/account.schema";
import type { Seller } from "#core/legal";
import type { PartnerSession } from "#core/partners/authenticate-partner";
import type { Services } from "#platform/services";
import type { describeApi } from "./v1/app";

/** Sets and clears the HttpOnly cookies of the response. */
export type AuthCookies = {
  /** The browser has a session, which may have ended since. */
  hasSession(): boolean;
  signIn(token: string): void;
  /** Revokes the session and clears its cookie and the cookie that would restore it after a purchase. */
  signOut(): Promise<void>;
  /** Marks the browser as known to the account, so that other people's wrong passwords don't make it wait. */
  rememberBrowser(email: string): Promise<void>;
  rememberPartnerBrowser(username: string): Promise<void>;
  signInPartner(token: string, seconds: number): void;
  /** Revokes the token and clears its cookie. */
  signOutPartner(): Promise<void>;
  /** Stores the secret that restores the session when the buyer returns from paying. */
  rememberCheckout(browserSecret: string): void;
  readCheckout(): string | undefined;
  forgetCheckout(): void;
  /** Remembers that this browser created the demo, so that it can be moved to an account. */
  rememberDemo(id: string): Promise<void>;
  /** The demos this browser created, as stored in its cookie. */
  readDemos(): string | undefined;
  savePendingSignup(credentials: Credentials): Promise<void>;
  readPendingSignup(): Promise<Credentials | null>;
  clearPendingSignup(): void;
};

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
