import * as z from "zod";
import { DomainError } from "#core/errors";

const MISSING = "Enter the 6-digit code from your authenticator app";
/** The first code of a secret, which comes with it, so that each tab confirms its own. */
export const firstCodeSchema = z.object({
  sealed: z.string().max(1000),
  code: z.string({ error: MISSING }).trim().min(1, MISSING).max(40, MISSING),
});

/** Whether an account uses a second factor, and how many recovery codes are left. */
export type SecondFactorState = { isOn: boolean; codesLeft: number };

export type SecondFactorDeps = {
  now(): Date;
  codes: {
    /** The code's time step; undefined if the code is wrong. */
    findStep(sealed: string, code: string, now: Date): Promise<number | undefined>;
    /** The same for the same secret. */
    recoveryCodesOf(sealed: string): string[];
    hashRecoveryCode(userId: string, code: string): string;
  };
  secondFactors: {
    find(
      userId: string,
    ): Promise<{ sealed: string | null; confirmedAt: Date | null; codesLeft: number } | undefined>;
    /** Turns it on unless it is on. `isThis`: it is on with this secret, and no later code was used. */
    confirm(
      userId: string,
      first: { sealed: string; step: number; codeHashes: string[]; now: Date },
    ): Promise<{ isNew: boolean; isThis: boolean }>;
    /** False if a code of this step was used before. */
    takeStep(userId: string, step: number): Promise<boolean>;
    takeRecoveryCode(userId: string, codeHash: string, now: Date): Promise<boolean>;
    remove(userId: string): Promise<void>;
  };
};

/** The error, reported at the code field if the form has one. */
export const codeError = (code: "code_required" | "bad_code") => {
  const { message } = new DomainError(code);
  return new DomainError(code, { details: { codeRequired: true, fieldErrors: { code: [message] } } });
};
