import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import type { Partner } from "#core/partners/partner";
import { address, asAdmin, post } from "./support";

export type JoinedPartner = Partner & { password: string; token: string };

/** Creates a partner as the administrator, with an API token. */
export async function joinPartner(partnerName: string): Promise<JoinedPartner> {
  const credentials = { username: `e2e-${crypto.randomUUID().slice(0, 8)}`, password: "only-for-this-test" };
  const partner = await post<Partner>(
    "/api/admin/partners",
    { partnerName, ...credentials },
    await asAdmin(),
  );
  const { token } = await post<{ token: string }>("/auth/login", credentials);
  return { ...partner, ...credentials, token };
}

export type Listing = {
  company: string;
  title: string;
  description: string;
  region?: string;
  application_url?: string;
  job_listing_type?: string;
  expires_at?: string;
  key_requirements?: string;
  key_skills?: string[];
};

/** Opens a listing through the partner API, and returns its id. */
export async function openListing({ token }: JoinedPartner, listing: Listing): Promise<string> {
  const made = await post<{ listing_id: string }>("/v1/listings", listing, bearer(token));
  return made.listing_id;
}

/** Uploads texts to a listing through the partner API. */
export async function uploadToListing(
  { id, token }: JoinedPartner,
  listingId: string,
  files: { fileName: string; text: string }[],
): Promise<void> {
  for (const { fileName, text } of files) {
    const body = new FormData();
    body.set("file", new File([text], fileName));
    const path = `/v1/users/${id}/jobs/${listingId}/upload`;
    const response = await fetch(`${address}${path}`, { method: "POST", headers: bearer(token), body });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}

export async function untilListingIsRead({ token }: JoinedPartner, listingId: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const response = await fetch(`${address}/api/tournaments/${listingId}`, { headers: bearer(token) });
      expect(await response.json()).toMatchObject({ status: "completed" });
    },
    { timeout: 60_000, interval: 300 },
  );
}

/** Logs in through the form. Ends on the dashboard. */
export async function logInAsPartner(page: Page, { username, token }: JoinedPartner): Promise<void> {
  await page.goto("/partner/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("JWT token").fill(token);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/partner/dashboard");
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
