import { expect, test } from "vitest";
import { webAddress } from "./web-address";

test.each(["https://jobs.example.com/1?a=b", "http://jobs.example.com"])("%s leads somewhere", (url) => {
  expect(webAddress(url)).toBe(url);
});

test.each([null, "", "jobs", "javascript:alert(1)", "data:text/html,x", "mailto:a@example.com"])(
  "%s does not",
  (url) => {
    expect(webAddress(url)).toBeUndefined();
  },
);
