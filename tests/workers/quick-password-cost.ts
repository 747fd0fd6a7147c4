/** Replaces platform/password-cost.ts: these tests hash hundreds of passwords, and none of them measures the time. */
export const PASSWORD_COST: typeof import("#platform/password-cost").PASSWORD_COST = { N: 16, r: 1, p: 1 };
