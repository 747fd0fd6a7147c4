import type { UNSAFE_RouteConfig as RouteConfig } from "@remix-run/dev";

/** The site map. */
export default [
  { index: true, file: "routes/landing/route.tsx" },
  {
    file: "routes/auth/layout.tsx",
    children: [
      { path: "auth/login", file: "routes/auth/login.tsx" },
      { path: "auth/signup", file: "routes/auth/signup.tsx" },
      { path: "auth/logout", file: "routes/auth/logout.tsx" },
      { path: "auth/forgot-password", file: "routes/auth/forgot-password.tsx" },
      { path: "auth/reset-password", file: "routes/auth/reset-password.tsx" },
      { path: "auth/confirm-email", file: "routes/auth/confirm-email.tsx" },
      { path: "auth/account-setup", file: "routes/auth/account-setup/route.tsx" },
      { path: "partner/login", file: "routes/partner/login/route.tsx" },
    ],
  },
  { path: "preferences", file: "routes/preferences.ts" },
  {
    file: "routes/shell/layout.tsx",
    children: [
      { path: "dashboard", file: "routes/dashboard/dashboard.tsx" },
      { path: "dashboard/tournaments", file: "routes/dashboard/tournaments.tsx" },
      { path: "dashboard/resumes", file: "routes/dashboard/resumes/route.tsx" },
      { path: "dashboard/create-tournament", file: "routes/create-tournament/route.tsx" },
      { path: "subscription/checkout", file: "routes/subscription/checkout/route.tsx" },
      { path: "subscription/promo", file: "routes/subscription/promo.tsx" },
      { path: "subscription/test-checkout", file: "routes/subscription/test-checkout.tsx" },
      { path: "dashboard/tournament/:id", file: "routes/tournament/route.tsx" },
      { path: "dashboard/tournament/:id/activity", file: "routes/tournament/activity/route.tsx" },
      { path: "subscription/manage", file: "routes/subscription/manage/route.tsx" },
      { path: "account", file: "routes/account/route.tsx" },
    ],
  },
  { path: "admin", file: "routes/admin/admin-index.ts" },
  {
    file: "routes/admin/layout.tsx",
    children: [
      { path: "admin/tournaments", file: "routes/admin/tournaments/route.tsx" },
      { path: "admin/paying-users", file: "routes/admin/paying-users/route.tsx" },
      { path: "admin/promo-codes", file: "routes/admin/promo-codes/route.tsx" },
      { path: "admin/partners", file: "routes/admin/partners/route.tsx" },
      { path: "admin/partners/:id", file: "routes/admin/partners/partner/route.tsx" },
      { path: "admin/api-integration", file: "routes/admin/api-integration/route.tsx" },
      { path: "admin/users/:id/credits", file: "routes/admin/user-credits/route.tsx" },
      { path: "admin/dev-emails", file: "routes/admin/dev-emails/route.tsx" },
      { path: "admin/operations", file: "routes/admin/operations/route.tsx" },
      { path: "admin/audit", file: "routes/admin/audit/route.tsx" },
    ],
  },
  { path: "partner/logout", file: "routes/partner/logout.ts" },
  {
    file: "routes/partner/layout.tsx",
    children: [
      { path: "partner/dashboard", file: "routes/partner/dashboard/route.tsx" },
      { path: "partner/tournament/:id", file: "routes/partner/tournament/route.tsx" },
    ],
  },
  { path: "dashboard/tournament", file: "routes/tournament/redirect-to-dashboard.ts" },
  { path: "subscription/plans", file: "routes/subscription/plans.ts" },
  { path: "privacy", file: "routes/privacy/route.tsx" },
  ...["terms", "refunds", "sub-processors", "data-processing", "ai-notice"].map((path) => ({
    id: `legal/${path}`,
    path,
    file: "routes/legal/route.tsx",
  })),
  { path: "trust", file: "routes/trust/route.tsx" },
  { path: "trust.json", file: "routes/trust/download.ts" },
  { path: "help", file: "routes/help/route.tsx" },
  { path: "v1/docs", file: "routes/api-docs/route.tsx" },
  { path: "dev/mails", file: "routes/dev/mails.tsx" },
  { path: "*", file: "routes/not-found.tsx" },
] satisfies RouteConfig;
