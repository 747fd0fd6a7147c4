/**
 * Why somebody did something, in their own words. They are personal, so the log keeps only their hash for good.
 * The salt goes with them: without it, a short reason could be guessed from its hash.
 */
export type Reason = { text: string; salt: string };

export const hashReason = (sha256: (text: string) => string, { text, salt }: Reason) =>
  sha256(`${salt}\n${text}`);
