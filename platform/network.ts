import ipaddr from "ipaddr.js";

/** Who has one address of IPv6 has all of its /64. */
const IPV6_PREFIX = 64;

/**
 * The network that attempts are counted by: an IPv4 address as it is, however it is written, and the /64 of an IPv6
 * one. What is no address stays what it is.
 */
export function networkOf(address: string): string {
  // Of an interface, as in fe80::1%eth0, only the address counts.
  const [bare = ""] = address.trim().split("%");
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`;
}
