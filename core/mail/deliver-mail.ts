import type { Mail, SendMail } from "./mail";

type Deps = {
  now(): Date;
  sendMail: SendMail;
  /** Undefined when it was sent before. */
  findUnsentMail(mailId: string): Promise<Mail | undefined>;
  markMailSent(mailId: string, now: Date): Promise<void>;
};

/** Sends one mail of the outbox, once. */
export async function deliverMail(deps: Deps, mailId: string): Promise<void> {
  const mail = await deps.findUnsentMail(mailId);
  if (!mail) return;
  await deps.sendMail(mail);
  await deps.markMailSent(mailId, deps.now());
}
