/** "j…@example.com": enough for somebody who knows the address to recognize it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at > 0 ? `${address.slice(0, 1)}…${address.slice(at)}` : "…";
}
