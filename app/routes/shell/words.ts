// Every text of the frame around the signed-in pages. Imported as a whole: `import * as words`.

// accessCheck
export const accessCheckCheckingAccess = "Checking access...";

// drawer
export const drawerOpenMenu = "Open menu";
export const drawerCloseMenu = "Close menu";

// navigation
export const navigationMain = "Main";

// shell
export const shellYouCanReadEverything =
  "You can read everything here; uploading, exporting and changing tiers need JavaScript.";

// userMenu
export const userMenuAccountAndPreferences = "Account and preferences";
export const userMenuAccountOf = (email: string) => `Account of ${email}`;
export const userMenuSignedInAs = (email: string) => `Logged in as ${email}`;
export const userMenuMyAccount = "My Account";
export const userMenuProfile = "Profile";
export const userMenuLogout = "Logout";

// menu
export const menuDashboard = "Dashboard";
export const menuTournaments = "Tournaments";
export const menuResumes = "Resumes";
export const menuCredits = "Credits";
export const menuAdmin = "Admin";
export const menuHelpSupport = "Help & Support";
