/** The address if it is one of the web, since others may do something else than lead somewhere. */
export function webAddress(url: string | null): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}
