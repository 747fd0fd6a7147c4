/** "j…@example.com": enough to recognise somebody by who knows them, no more. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at > 0 ? `${address.slice(0, 1)}…${address.slice(at)}` : "…";
}
