export * from "../../common-words";

export const month = "Month";
export const purchases = "Purchases";
export const revenue = "Revenue";
export const revenueByMonth = "Revenue by month";
export const noPurchasesYet = "No purchases yet.";

export const totalPayingUsers = "Total Paying Users";
export const unlimitedUsers = "Unlimited Users";
export const allUsers = "All Users";
export const unlimitedAccess = "Unlimited Access";
export const paidPlans = "Paid Plans";
export const hasCredits = "Has Credits";
export const title = "Paying users";
export const subtitle = "Everyone who paid, has credits or redeemed a promo code. Search finds any account.";
export const searchUsers = "Search users";
export const searchHint = "Search by email or tournament name";
export const userType = "User Type";
export const loadingUsers = "Loading users";
export const noMatchesHint = (under: string, matches: string) => `No one${under}${matches}.`;
export const noPayingUsersYet = "No paying users yet";
export const noPayingUsersHint = "Anyone who buys credits or redeems a code appears here.";

export const userId = "User ID";
export const copyUserId = "Copy user ID";
export const customerId = "Customer ID";
export const copyCustomerId = "Copy customer ID";
export const noneYet = "None yet";
export const newestShown = (length: number, tournamentCount: string) =>
  `The newest ${length} of ${tournamentCount}`;
export const createdAfter = (count: string) => `${count} · created`;
export const keySkills = "Key skills";

export const accountType = "Account type";
export const paid = "Paid";
export const extraCredits = "Extra credits";
export const joined = "Joined";
export const creditsOf = (email: string) => `Credits of ${email}`;
export const underType = (type: string) => ` under “${type}”`;
export const matchesSearch = (search: string) => ` matches “${search}” by email or tournament name`;
export const user = "User";
