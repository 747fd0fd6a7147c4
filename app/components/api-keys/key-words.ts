import type { KeyMode, KeyScope } from "#core/api-keys/api-key";
import { TEST_DATA_DAYS } from "#core/api-keys/test-account";

export const SCOPE_WORDS: Record<KeyScope, string> = {
  read: "Read",
  write: "Read and write",
  admin: "Read, write, delete and share",
};

export const MODE_WORDS: Record<KeyMode, string> = {
  live: "Live",
  test: "Test",
};

export const MODE_CHOICES: Record<KeyMode, string> = {
  live: "Live: your data",
  test: "Test: made-up results",
};

export const TEST_HINT = `Test keys spend nothing. What they create is kept apart and deleted after ${TEST_DATA_DAYS} days.`;

/** What a key's spending cap counts. */
export const CAP_WORDS = { account: "tournament", partner: "resume" };
