// Every text of the paying users page. Imported as a whole: `import * as words`.

// revenue
export const revenueMonth = "Month";
export const revenuePurchases = "Purchases";
export const revenueRevenue = "Revenue";
export const revenueRevenueByMonth = "Revenue by month";
export const revenueNoPurchasesYet = "No purchases yet.";

// page
export const pageTotalPayingUsers = "Total Paying Users";
export const pageTotalTournaments = "Total Tournaments";
export const pageTotalResumes = "Total Resumes";
export const pageUnlimitedUsers = "Unlimited Users";
export const pageAllUsers = "All Users";
export const pageUnlimitedAccess = "Unlimited Access";
export const pagePaidPlans = "Paid Plans";
export const pageHasCredits = "Has Credits";
export const pageTabTitle = (productName: string) => `Paying users · ${productName}`;
export const pagePayingUsers = "Paying users";
export const pageWhoPaidAndWho =
  "Everyone who paid, has credits or redeemed a promo code. Search finds any account.";
export const pageSearchUsers = "Search users";
export const pageSearchByEmail = "Search by email or tournament name";
export const pageUserType = "User Type";
export const pageLoadingUsers = "Loading users";
export const pageFound = " found";
export const pageNoMatchesFound = "No matches found";
export const pageNobody = (value: string, value1: string) => `No one${value}${value1}.`;
export const pageNoPayingUsersYet = "No paying users yet";
export const pageWhoeverBuysCredits = "Anyone who buys credits or redeems a code appears here.";

// userDetails
export const userDetailsUserId = "User ID";
export const userDetailsCopyUserId = "Copy user ID";
export const userDetailsCustomerId = "Customer ID";
export const userDetailsCopyCustomerId = "Copy customer ID";
export const userDetailsPlan = "Plan";
export const userDetailsTournaments = "Tournaments";
export const userDetailsNoneYet = "None yet";
export const userDetailsNewestOf = (length: number, tournamentCount: string) =>
  `The newest ${length} of ${tournamentCount}`;
export const userDetailsCreated = (count: string) => `${count} · created`;
export const userDetailsKeySkills = "Key skills";

// userRow
export const userRowAccountType = "Account type";
export const userRowPaid = "Paid";
export const userRowExtraCredits = "Extra credits";
export const userRowTournaments = "Tournaments";
export const userRowResumes = "Resumes";
export const userRowJoined = "Joined";
export const userRowCredits = "Credits";
export const userRowCreditsOf = (email: string) => `Credits of ${email}`;

// userTable
export const userTableAccountType = "Account type";
export const userTableExtraCredits = "Extra credits";
export const userTablePayingUsers = "Paying users";
