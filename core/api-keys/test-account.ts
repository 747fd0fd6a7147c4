/** What an owner's test keys act as: an account that nobody can log in to. See docs/decisions/043-test-mode.md. */
export type TestAccount = { id: string; retentionDays: number };

/** Test data is deleted this long after it was created. */
export const TEST_DATA_DAYS = 7;
