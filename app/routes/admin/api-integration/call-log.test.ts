import { expect, test } from "vitest";
import { prettyBody, shortToken } from "./call-log";

const TOKEN = "eyJhbGciOiJIUzI1NiIsImtpZCI6ImxvY2FsIn0.payload.signature";

test("a token shows its first 20 characters and no more", () => {
  expect(shortToken(TOKEN)).toBe("eyJhbGciOiJIUzI1NiIs");
  expect(prettyBody(JSON.stringify({ token: TOKEN, expires_in: 3600 }))).toBe(
    '{\n  "token": "eyJhbGciOiJIUzI1NiIs...",\n  "expires_in": 3600\n}',
  );
});

test.each([
  ['{"username":"board","password":"secret"}', '{\n  "username": "board",\n  "password": "(hidden)"\n}'],
  ["<p>Bad gateway</p>", "<p>Bad gateway</p>"],
  ["[]", "[]"],
  ["", ""],
])("%j reads %j", (text, shown) => {
  expect(prettyBody(text)).toBe(shown);
});
