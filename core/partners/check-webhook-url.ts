/** A name on the internet: labels with dots between them. No address of numbers and no single name is one. */
const PUBLIC_NAME = /^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}$/;

/** Names that lead into a network, not onto the internet. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa)$/;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Why nothing is sent there, in words for the partner; null where it is. Asked when an endpoint is named and
 * again at each sending. Addresses of numbers are refused altogether: URL has brought every notation of them
 * (127.1, 0x7f000001, ::ffff:127.0.0.1) into one that is no name.
 */
export function checkWebhookUrl(text: string, { isLocal }: { isLocal: boolean }): string | null {
  if (!URL.canParse(text)) return "url must be an address, for example https://example.com/webhooks";
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username || password) return "url must not hold a username or password";
  if (isLocal && protocol === "http:" && LOOPBACK.includes(hostname)) return null;
  if (protocol !== "https:") return "url must begin with https://";
  if (port) return "url must use the standard port of https";
  if (!PUBLIC_NAME.test(hostname) || PRIVATE_NAME.test(hostname)) {
    return "url must name a host on the internet";
  }
  return null;
}
