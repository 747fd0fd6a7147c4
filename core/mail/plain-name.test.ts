import { LinkifyIt } from "linkify-it";
import { expect, test } from "vitest";
import { plainName } from "./plain-name";

const linkifier = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
linkifier.tlds(["com", "example", "evil", "zip", "рф", "io"], true);

/** What simple mail programs turn into links. */
const SIMPLE = [
  /\b[a-z][a-z\d+.-]*:\/\//i,
  /\b(?:mailto|tel|sms|javascript):\S/i,
  /\bwww\./i,
  /\S@\S/,
  /[\p{L}\d-][.。]\p{L}{2}/u,
  /(?:\d[ ().-]{0,2}){7}/,
];

const DANGEROUS = [
  "Account locked: verify at http://evil.example/login",
  "https://evil.com",
  "HTTPS://EVIL.COM/a?b=c#d",
  "//evil.com",
  "www.evil.com",
  "evil.com",
  "evil.zip/invoice",
  "sub.evil.com:8080/x",
  "http:\\\\evil.com",
  "mail help@evil.com now",
  "help＠evil．com",
  "evil。com",
  "evil｡com",
  "evil․com",
  "https：／／evil．com",
  "e\u200bvil\u200b.\u200bcom",
  "e\u00advil.c\u2060om",
  "\u202emoc.live//:ptth\u202c",
  "javascript:alert(1)",
  "mailto:help@evil.com",
  "tel:+15550100",
  "192.0.2.7/login",
  "http://[2001:db8::1]/",
  "http://2130706433/",
  "xn--80ak6aa92e.com",
  "президент.рф",
  "call +1 (555) 010-0199 now",
  "call 5550100199",
  "evil.com\r\nBcc: victim@example.com",
];

test.each(DANGEROUS)("%j becomes nothing that is linked", (name) => {
  const plain = plainName(name);
  // The look-alike signs of other scripts, which some programs normalize, are broken up as well.
  for (const text of [plain, plain.normalize("NFKC")]) {
    expect(linkifier.match(text), text).toBeNull();
    for (const pattern of SIMPLE) expect(text).not.toMatch(pattern);
  }
  expect(plain).not.toMatch(/[\r\n]/);
});

test("each of them is linked as it was typed, or the test would prove nothing", () => {
  const harmless = DANGEROUS.map((name) => name.replace(/\p{Cf}/gu, "").normalize("NFKC")).filter(
    (name) => !linkifier.test(name) && !SIMPLE.some((pattern) => pattern.test(name)),
  );
  expect(harmless).toEqual([]);
});

test.each([
  "Senior Backend Engineer (m/f)",
  "Node.js & C++ Developer, Level 3.5",
  "Krankenschwester für die Nacht",
  "看護師",
  "Chef @ Harbor St. Mary",
])("%j still reads as it was typed", (name) => {
  expect(plainName(name).replaceAll("\u200b", "")).toBe(name);
});

test("a name without anything to break up is left as it is", () => {
  expect(plainName("Backend Engineer, Payments")).toBe("Backend Engineer, Payments");
});

test("a name is one line of at most eighty characters, and no sign is cut in two", () => {
  expect(plainName("  a\tb\n\nc  ")).toBe("a b c");
  const long = plainName("🧑‍🚒".repeat(100));
  expect([...long].length).toBeLessThanOrEqual(80);
  expect(long).toMatch(/^(?:🧑|🚒)+…$/u);
});

test("a long name of nothing but separators takes no time", () => {
  const start = performance.now();
  for (const part of [".", "@", "1", "1-", "/:", "a.", "\u200b"]) plainName(part.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
