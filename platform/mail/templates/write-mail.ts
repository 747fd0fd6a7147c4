import type { MailMessage } from "#core/mail/mail";
import { confirmEmailMail } from "./confirm-email";
import { emailChangeMail } from "./email-change";
import type { WrittenMail } from "./layout";
import { passwordResetMail } from "./password-reset";
import { purchaseMail } from "./purchase";
import { resultsReadyMail } from "./results-ready";
import { welcomeMail } from "./welcome";

/** Writes every mail of the product. Needs only React, so that it also runs in the browser. */
export function writeMail(message: MailMessage): WrittenMail {
  switch (message.type) {
    case "welcome":
      return welcomeMail(message);
    case "confirm-email":
      return confirmEmailMail(message);
    case "email-change":
      return emailChangeMail(message);
    case "password-reset":
      return passwordResetMail(message);
    case "purchase":
      return purchaseMail(message);
    case "results-ready":
      return resultsReadyMail(message);
  }
}
