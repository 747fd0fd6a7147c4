export * from "../common-words";

export const checkingAccess = "Checking access...";
export const openMenu = "Open menu";
export const closeMenu = "Close menu";
export const mainNavigation = "Main";
export const noScript =
  "You can read everything here; uploading, exporting and changing tiers need JavaScript.";

export const accountAndPreferences = "Account and preferences";
export const accountOf = (email: string) => `Account of ${email}`;
export const loggedInAs = (email: string) => `Logged in as ${email}`;
export const myAccount = "My Account";
export const logout = "Logout";

export const dashboard = "Dashboard";
export const admin = "Admin";
export const helpSupport = "Help & Support";
