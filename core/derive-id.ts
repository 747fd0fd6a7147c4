/** A SHA-256 (hex) in the format of the other ids. */
export const deriveId = (hash: string) =>
  hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
