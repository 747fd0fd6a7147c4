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
      { path: "auth/account-setup", file: "routes/auth/account-setup/route.tsx" },
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
  {
    file: "routes/admin/layout.tsx",
    children: [{ path: "admin/audit", file: "routes/admin/audit/route.tsx" }],
  },
  { path: "dashboard/tournament", file: "routes/tournament/without-id.ts" },
  { path: "subscription/plans", file: "routes/subscription/plans.ts" },
  { path: "help", file: "routes/help/route.tsx" },
  { path: "dev/mails", file: "routes/dev/mails.tsx" },
  { path: "*", file: "routes/not-found.tsx" },
] satisfies RouteConfig;
