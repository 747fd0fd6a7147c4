export type Mail = { to: string; subject: string; text: string };

/** The port to whoever delivers mail. */
export type SendMail = (mail: Mail) => Promise<void>;
