import { expect, test } from "vitest";
import type { MailMessage } from "#core/mail/mail";
import { renderMail } from "./render-mail";

const CONFIRM = "https://app.example/auth/confirm-email?token=t0ken";
const TYPED = "Account locked\r\nBcc: x@evil.example verify at http://evil.example <b>";

const of = (confirmUrl: string | null): MailMessage[] => [
  { type: "welcome", dashboardUrl: "https://app.example/dashboard", confirmUrl },
  { type: "password-reset", resetUrl: "https://app.example/auth/reset-password?token=t0ken", confirmUrl },
  {
    type: "results-ready",
    tournamentName: TYPED,
    resultsUrl: "https://app.example/dashboard/tournament/1",
    doneCount: 1,
    errorCount: 2,
    tierCounts: { A: 1, B: 0, C: 0, D: 0 },
    confirmUrl,
  },
];
const unconfirmed: MailMessage[] = [...of(CONFIRM), { type: "confirm-email", confirmUrl: CONFIRM }];

test.each([...of(null), ...unconfirmed])(
  "$type says the same in text and HTML, and links to the same places",
  async (message) => {
    const { subject, text, html } = await renderMail(message);
    const links = text.match(/https:\/\/app\.example\/\S+/g) ?? ["none"];
    for (const link of links) expect(html).toContain(`href="${link}"`);
    expect(new Set(html.match(/(?<=href=")[^"]+/g))).toEqual(new Set(links));
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toContain("prefers-color-scheme: dark");
    expect(subject).toMatch(/^[^\r\n]+$/);
    // Styles that mail clients drop, and URLs that would reveal when the mail is read.
    expect(html).not.toMatch(/var\(--|<img|<link|<script/);
  },
);

test.each(unconfirmed)(
  "$type to an address nobody confirmed brings the link and no typed word",
  async (message) => {
    const { subject, text, html } = await renderMail(message);
    for (const part of [text, html]) expect(part).toContain(CONFIRM);
    for (const part of [subject, text, html]) {
      for (const word of ["Account locked", "evil", "Bcc", "verify at"]) expect(part).not.toContain(word);
    }
  },
);

test.each(of(null))("$type to a confirmed address asks for nothing more", async (message) => {
  const { text, html } = await renderMail(message);
  for (const part of [text, html]) expect(part).not.toContain("confirm");
});

test("a name somebody typed is text that nothing is linked in, and one line in the subject", async () => {
  const resultsReady = of(null).at(-1);
  if (!resultsReady) throw new Error("no message");
  const { subject, text, html } = await renderMail(resultsReady);
  expect(subject).toMatch(/^Your results are ready: Account locked Bcc: x\(at\)evil/);
  expect(html).toContain("&lt;b&gt;");
  expect(text).toMatch(/1 resume of ".*" has been analyzed and ranked\. 2 could not be read/);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example|http:\/\/evil|@evil/);
  // Keeps mail programs from turning numbers and addresses into links.
  expect(html).toContain('name="format-detection"');
});
