import { expect, test } from "vitest";
import type { MailMessage } from "#core/mail/mail";
import { renderMail } from "./render-mail";

const messages: MailMessage[] = [
  { type: "welcome", dashboardUrl: "https://app.example/dashboard" },
  { type: "password-reset", resetUrl: "https://app.example/auth/reset-password?token=t0ken" },
  {
    type: "results-ready",
    tournamentName: "Chef\r\nBcc: x@example.com <b>",
    resultsUrl: "https://app.example/dashboard/tournament/1",
    doneCount: 1,
    errorCount: 2,
    tierCounts: { A: 1, B: 0, C: 0, D: 0 },
  },
];

test.each(messages)("$type says the same in text and HTML, and links to the same place", async (message) => {
  const { subject, text, html } = await renderMail(message);
  const link = /https:\/\/app\.example\/\S+/.exec(text)?.[0] ?? "none";
  expect(html).toContain(`href="${link}"`);
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).toContain("prefers-color-scheme: dark");
  expect(subject).toMatch(/^[^\r\n]+$/);
  // Styles that mail clients drop, and addresses that would tell who reads when.
  expect(html).not.toMatch(/var\(--|<img|<link|<script/);
});

test("what a recruiter typed is text in both parts, and one line in the subject", async () => {
  const [, , resultsReady] = messages;
  if (!resultsReady) throw new Error("no message");
  const { subject, text, html } = await renderMail(resultsReady);
  expect(subject).toBe("Your results are ready: Chef Bcc: x@example.com <b>");
  expect(html).toContain("&lt;b&gt;");
  expect(text).toMatch(/1 resume of ".*" has been read and ranked\. 2 could not be read/);
});
