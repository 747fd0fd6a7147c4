/**
 * The reason somebody gave, in their own words. It is personal data, so the log keeps only its hash for good. The salt
 * is deleted with the text: with it, a short reason could be guessed from its hash.
 */
export type Reason = { text: string; salt: string };

export const hashReason = (sha256: (text: string) => string, { text, salt }: Reason) =>
  sha256(`${salt}\n${text}`);
