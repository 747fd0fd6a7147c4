import { describe, expect, test } from "vitest";
import { checkWebhookUrl } from "./check-webhook-url";

const check = (url: string) => checkWebhookUrl(url, { isLocal: false });

test.each([
  "https://example.com/webhooks",
  "https://hooks.example.com:443/a?b=c",
  "HTTPS://Hooks.Example.COM/",
  "https://bücher.example/webhooks",
  "https://localhost.example.com/",
  "https://10.0.0.1.example.com/",
])("%s is told", (url) => {
  expect(check(url)).toBeNull();
});

test.each([
  [
    "no address",
    ["", "example.com/webhooks", "//example.com", "https://", "https://1.2.3.256/", "https://[::1"],
  ],
  ["no https", ["http://example.com/", "ftp://example.com/", "javascript:alert(1)", "file:///etc/passwd"]],
  ["with a name in it", ["https://user@example.com/", "https://:pass@example.com/", "https://a:b@10.0.0.1/"]],
  ["odd ports", ["https://example.com:8443/", "https://example.com:22/", "https://example.com:80/"]],
  [
    "loopback and this host",
    [
      "https://localhost/",
      "https://LOCALHOST./",
      "https://api.localhost/",
      "https://127.0.0.1/",
      "https://127.0.0.1./",
      "https://127.1/",
      "https://2130706433/",
      "https://0x7f000001/",
      "https://0177.0.0.1/",
      "https://0x7f.1/",
      "https://１２７.０.０.１/",
      "https://127。0。0。1/",
      "https://%31%32%37.0.0.1/",
      "https://0/",
      "https://0.0.0.0/",
      "https://[::1]/",
      "https://[::]/",
      "https://[0:0:0:0:0:0:0:1]/",
      "https://[::ffff:127.0.0.1]/",
      "https://[::ffff:7f00:1]/",
      "https://[::127.0.0.1]/",
      "https://[64:ff9b::7f00:1]/",
      "https:\\\\127.0.0.1\\x",
    ],
  ],
  [
    "private, link-local and metadata",
    [
      "https://10.0.0.1/",
      "https://172.16.0.1/",
      "https://192.168.1.1/",
      "https://100.64.0.1/",
      "https://169.254.169.254/latest/meta-data/",
      "https://2852039166/",
      "https://0xa9fea9fe/",
      "https://[fe80::1]/",
      "https://[fc00::1]/",
      "https://[fd00:ec2::254]/",
      "https://metadata.google.internal/",
      "https://metadata.google.internal./",
      "https://printer.local/",
      "https://router.home.arpa/",
      "https://intranet/",
      "https://db.corp/",
    ],
  ],
  ["public addresses without a name", ["https://203.0.113.7/", "https://[2001:db8::1]/"]],
  ["a trailing dot", ["https://example.com./"]],
])("%s is refused", (_, urls) => {
  for (const url of urls) expect(check(url), url).toMatch(/^url must /);
});

describe("on a developer's machine", () => {
  const checkLocally = (url: string) => checkWebhookUrl(url, { isLocal: true });

  test("plain http reaches this host, at any port", () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]", "127.1"]) {
      expect(checkLocally(`http://${host}:9000/hook`), host).toBeNull();
    }
  });

  test("and nothing else", () => {
    for (const url of [
      "http://example.com/",
      "http://10.0.0.1:9000/",
      "http://0.0.0.0:9000/",
      "http://169.254.169.254/",
      "http://user@localhost:9000/",
    ]) {
      expect(checkLocally(url), url).toMatch(/^url must /);
    }
  });
});
