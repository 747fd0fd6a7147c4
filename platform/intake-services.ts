import { createHmac } from "node:crypto";
import { DomainError } from "#core/errors";
import { closeIntake } from "#core/intake/close-intake";
import type { IntakeKind } from "#core/intake/intake";
import { listIntakes } from "#core/intake/list-intakes";
import { openIntake } from "#core/intake/open-intake";
import { receiveApplication } from "#core/intake/receive-application";
import { type ReceivedMail, receiveMail, requireMailIntake } from "#core/intake/receive-mail";
import { requireIntake } from "#core/intake/require-intake";
import type { Connected } from "./connect";
import type { WebVars } from "./env";
import type { Limits } from "./rate-limit";
import { verifyTurnstile } from "./turnstile";

type IntakeLimits = Pick<Limits, "limitUser" | "limitNetwork"> & {
  /** Counts per link or address, for all callers together. */
  limitIntake(token: string, action: string): Promise<void>;
};

/** 128 bits in hex, because mail addresses are case-insensitive. */
const TOKEN_CHARACTERS = 32;

type Of = { userId: string; tournamentId: string };

/** Apply links and mail addresses that let candidates send resumes themselves. */
export function createIntakeServices(
  connected: Connected,
  vars: WebVars,
  { limitUser, limitNetwork, limitIntake }: IntakeLimits,
  address: string,
) {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET } = vars;
  const deps = {
    ...connected,
    mailDomain: vars.INTAKE_MAIL_DOMAIN,
    intakeToken: (id: string) =>
      createHmac("sha256", vars.SECRET_KEY).update(`intake:${id}`).digest("hex").slice(0, TOKEN_CHARACTERS),
  };
  return {
    /** Public; undefined unless Turnstile is set up. */
    turnstileSiteKey: TURNSTILE_SECRET && TURNSTILE_SITE_KEY,

    list: (of: Of) => listIntakes(deps, of),
    open: async (of: Of & { kind: IntakeKind }) => {
      await limitUser(of.userId, "intake");
      return openIntake(deps, of);
    },
    close: (of: Of & { kind: IntakeKind }) => closeIntake(deps, of),

    /** What the apply page shows. */
    find: async (token: string) => {
      await limitNetwork("apply-page");
      return requireIntake(deps, "link", token);
    },
    /** Call this before the file is read. */
    limitApplications: async (token: string) => {
      await limitNetwork("apply");
      await limitIntake(token, "apply");
    },
    apply: async (application: Parameters<typeof receiveApplication>[1], turnstile: string) => {
      if (
        TURNSTILE_SITE_KEY &&
        TURNSTILE_SECRET &&
        !(await verifyTurnstile(TURNSTILE_SECRET, turnstile, address))
      )
        throw new DomainError("not_a_person");
      return receiveApplication(deps, application);
    },

    /** Call this before a mail is read. Throws if nothing is open at the address. */
    requireMail: async (to: string) => {
      const intake = await requireMailIntake(deps, to);
      await limitIntake(intake.id, "mail");
      return intake;
    },
    receiveMail: (mail: ReceivedMail) => receiveMail(deps, mail),
  };
}
