import { expect, test } from "vitest";
import { readResultUrl, resultPath } from "./external-resume";

const ORIGIN = "https://app.example";
const [listingId, fileId] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
const PATH = resultPath(listingId, fileId);

test("an address we have written is read back", () => {
  expect(readResultUrl(`${ORIGIN}${PATH}`, ORIGIN)).toEqual({ listingId, fileId });
});

test.each([
  "",
  PATH,
  "not a url",
  "https://example.com/x",
  `https://app.example.com${PATH}`,
  `https://app.example.${PATH}`,
  `https://APP.example${PATH}`,
  `http://app.example${PATH}`,
  `file://app.example${PATH}`,
  `ftp://app.example${PATH}`,
  `data:application/json,${PATH}`,
  `https://app.example:443${PATH}`,
  `https://app.example:8443${PATH}`,
  `https://user@app.example${PATH}`,
  `https://app.example@evil.example${PATH}`,
  `https://app.example\\@evil.example${PATH}`,
  `//app.example${PATH}`,
  ` ${ORIGIN}${PATH}`,
  `${ORIGIN}${PATH}\n`,
  `${ORIGIN}${PATH}/`,
  `${ORIGIN}${PATH}?next=https://evil.example`,
  `${ORIGIN}${PATH}#x`,
  `${ORIGIN}/x/..${PATH}`,
  `${ORIGIN}${PATH.replace("/result", "%2Fresult")}`,
  `${ORIGIN}/v1/listings/${listingId}/resumes`,
  `${ORIGIN}/api/resumes/${fileId}/view`,
  `http://127.0.0.1${PATH}`,
  `http://2130706433${PATH}`,
  `http://0x7f000001${PATH}`,
  `http://127.1${PATH}`,
  `http://[::1]${PATH}`,
  `http://[::ffff:169.254.169.254]${PATH}`,
  `http://10.0.0.1${PATH}`,
  "http://169.254.169.254/latest/meta-data/",
])("%j is none of ours", (url) => {
  expect(readResultUrl(url, ORIGIN)).toBeNull();
});
