/** A public host name: labels separated by dots, not an IP address and not a single label. */
const PUBLIC_NAME = /^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}$/;

/** Top-level names reserved for private networks. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa)$/;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Why we don't send to this URL, as a message for the partner; null if we do. Checked when a webhook is created and
 * again before every delivery. IP addresses are refused altogether; `URL` has already normalized every notation of
 * them (127.1, 0x7f000001, ::ffff:127.0.0.1).
 */
export function checkWebhookUrl(text: string, { isLocal }: { isLocal: boolean }): string | null {
  if (!URL.canParse(text)) return "url must be a URL, for example https://example.com/webhooks";
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username || password) return "url must not contain a username or password";
  if (isLocal && protocol === "http:" && LOOPBACK.includes(hostname)) return null;
  if (protocol !== "https:") return "url must begin with https://";
  if (port) return "url must use the standard https port";
  if (!PUBLIC_NAME.test(hostname) || PRIVATE_NAME.test(hostname)) {
    return "url must have a public host name";
  }
  return null;
}
