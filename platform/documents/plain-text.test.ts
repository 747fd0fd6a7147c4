import { expect, test } from "vitest";
import { utf16Text, windows1252Text } from "../../tests/fixtures/text-builders";
import { looksLikeText, plainText } from "./plain-text";

const words = "Zoë worked 2016 – 2019\nfor 30 € a day";
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));
const big = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16());

test.each([
  ["UTF-8", new TextEncoder().encode(words)],
  ["UTF-16 LE with a mark", utf16Text(words)],
  ["UTF-16 LE without", utf16Text(words).subarray(2)],
  ["UTF-16 BE with a mark", big(`\ufeff${words}`)],
  ["UTF-16 BE without", big(words)],
  ["Windows-1252", windows1252Text(words)],
])("%s", (_, encoded) => {
  expect(looksLikeText(encoded)).toBe(true);
  expect(plainText(encoded).text).toBe(words);
});

test("the mark of UTF-8 is not part of the text", () => {
  expect(plainText(bytes("efbbbf4f6b")).text).toBe("Ok");
});

test("Russian in Windows-1251 and KOI8-R", () => {
  const russian = "Разработчик серверных приложений, опыт работы семь лет";
  const windows = Uint8Array.from(russian, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
  expect(plainText(windows).text).toBe(russian);
  expect(
    plainText(bytes("f2c1c2cfd4c120c920cfd0d9d420cfd4cec9cdc1d4d820d7d2c5cdd120d320cfd4c4c5ccc1")).text,
  ).toContain("Работа и опыт");
});

test.each([
  ["Polish in Windows-1250", "5a61bff3b3e62067ea9c6cb9206a61bff1", "Zażółć gęślą jażń"],
  [
    "Greek in ISO 8859-7",
    "d0f1efe3f1e1ecece1f4e9f3f4def220ebefe3e9f3ece9eafeed",
    "Προγραμματιστής λογισμικών",
  ],
  [
    "Turkish in Windows-1254",
    "59617afd6cfd6d2067656c69fe746972696369736920e76f6b20fe75",
    "Yazılım geliştiricisi çok şu",
  ],
  ["Hebrew in Windows-1255", "eef4fae720fae5ebf0e4", "מפתח תוכנה"],
])("%s", (_, hex, text) => {
  expect(plainText(bytes(hex)).text).toBe(text);
});

test("an encoding that cannot be told is refused in words", () => {
  const japanese = bytes(
    "90858db782f082cc82ad82a081428ca48b8682c98ef782b582bd81422082b182ea82cd90a282cc92868142",
  );
  expect(() => plainText(japanese)).toThrow(/encoding could not be recognised/);
});

test("one endless word in an older encoding is read in time", () => {
  const text = new Uint8Array(200_000).fill(0x61);
  text[199_999] = 0xff;
  const started = performance.now();
  plainText(text);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test("binary data are no text", () => {
  expect(looksLikeText(bytes("00010203fffe0405"))).toBe(false);
  expect(looksLikeText(Uint8Array.from({ length: 999 }, (_, i) => (i * 167) % 251))).toBe(false);
});

test("a file of 5 MB is cut, in the middle of a character if need be", () => {
  const { text, truncated } = plainText(new TextEncoder().encode("é".repeat(2_500_001)));
  expect(truncated).toBe(true);
  expect(text.length).toBe(500_000);
});
