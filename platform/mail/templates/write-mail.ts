import type { MailMessage } from "#core/mail/mail";
import { confirmEmailMail } from "./confirm-email";
import type { WrittenMail } from "./layout";
import { passwordResetMail } from "./password-reset";
import { resultsReadyMail } from "./results-ready";
import { welcomeMail } from "./welcome";

/** Every mail of the product. Needs nothing but React, so that the browser can write one too. */
export function writeMail(message: MailMessage): WrittenMail {
  switch (message.type) {
    case "welcome":
      return welcomeMail(message);
    case "confirm-email":
      return confirmEmailMail(message);
    case "password-reset":
      return passwordResetMail(message);
    case "results-ready":
      return resultsReadyMail(message);
  }
}
