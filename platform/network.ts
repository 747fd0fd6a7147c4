import ipaddr from "ipaddr.js";

/** A client with one IPv6 address usually has its whole /64. */
const IPV6_PREFIX = 64;

/**
 * The network by which attempts are counted: a normalized IPv4 address, or the /64 of an IPv6 address. Anything else
 * is returned unchanged.
 */
export function networkOf(address: string): string {
  // Drops the zone, as in fe80::1%eth0.
  const [bare = ""] = address.trim().split("%");
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`;
}
