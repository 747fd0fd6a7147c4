/** The URL if it is a web address; other schemes, such as javascript:, could run code. */
export function webAddress(url: string | null): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
