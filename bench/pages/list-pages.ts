import type { Filled } from "./fill-world";
import type { Callers } from "./sign-in";

export type Page = {
  as: keyof Callers;
  path: string;
  /** "page" is a page in the browser; "call" is an API call that a page makes. */
  kind: "page" | "call";
};

/** Every page that needs a session, and every API call that pages make repeatedly. */
export function listPages({ ids }: Pick<Filled, "ids">): Page[] {
  const { tournament, listing, resume, user, partner } = ids;
  return [
    ...pages("recruiter", [
      "/dashboard",
      "/dashboard?q=engineer",
      "/dashboard/tournaments",
      "/dashboard/resumes",
      "/dashboard/resumes?sort=best",
      "/dashboard/resumes?q=person",
      "/dashboard/resumes?q=docker&mode=skills",
      "/dashboard/create-tournament",
      `/dashboard/tournament/${tournament}`,
      `/dashboard/tournament/${tournament}?tier=A`,
      `/dashboard/tournament/${tournament}/activity`,
      "/subscription/manage",
      "/subscription/promo",
      "/account",
    ]),
    ...pages("admin", [
      `/dashboard/tournament/${tournament}`,
      "/admin/tournaments",
      "/admin/tournaments?q=engineer",
      "/admin/tournaments?source=external",
      "/admin/paying-users",
      "/admin/paying-users?q=buyer",
      "/admin/promo-codes",
      "/admin/partners",
      `/admin/partners/${partner}`,
      `/admin/users/${user}/credits`,
      "/admin/api-integration",
      "/admin/dev-emails",
      "/admin/operations",
      "/admin/audit",
    ]),
    ...pages("partner", [
      "/partner/dashboard",
      "/partner/dashboard?q=engineer",
      `/partner/tournament/${listing}`,
    ]),
    ...calls("recruiter", [
      "/api/auth/me",
      `/api/tournaments/${tournament}`,
      `/api/tournaments/${tournament}/resumes/cards`,
      `/api/tournaments/${tournament}/rubric`,
      `/api/resumes/${resume}`,
      "/api/resumes/search",
      "/api/tournaments",
    ]),
    ...calls("admin", [
      "/api/admin/tournaments",
      "/api/admin/tournaments?source=external",
      "/api/admin/paying-users/search",
      "/api/admin/operations",
    ]),
    ...calls("partner", [
      `/api/tournaments/${listing}`,
      `/api/tournaments/${listing}/resumes/cards`,
      "/v1/listings?limit=25",
      `/v1/listings/${listing}`,
      `/v1/listings/${listing}/resumes?limit=25`,
    ]),
  ];
}

const pages = (as: Page["as"], paths: string[]): Page[] => paths.map((path) => ({ as, path, kind: "page" }));
const calls = (as: Page["as"], paths: string[]): Page[] => paths.map((path) => ({ as, path, kind: "call" }));
