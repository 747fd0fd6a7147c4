import * as z from "zod";
import { DomainError } from "#core/errors";

/** How many recovery codes an account gets. */
export const RECOVERY_CODES = 10;

const MISSING = "Enter the 6-digit code from your authenticator app";
export const codeSchema = z.object({
  code: z.string({ error: MISSING }).trim().min(1, MISSING).max(40, MISSING),
});

/** Whether an account uses a second factor, and how many recovery codes are left. */
export type SecondFactorState = { isOn: boolean; codesLeft: number };

export type SecondFactorDeps = {
  now(): Date;
  codes: {
    create(email: string): Promise<{ sealed: string; secret: string; uri: string }>;
    /** The code's time step; undefined if the code is wrong. */
    findStep(sealed: string, code: string, now: Date): Promise<number | undefined>;
    newRecoveryCode(): string;
    hashRecoveryCode(userId: string, code: string): string;
  };
  secondFactors: {
    find(
      userId: string,
    ): Promise<{ sealed: string | null; confirmedAt: Date | null; codesLeft: number } | undefined>;
    setSecret(userId: string, sealed: string): Promise<void>;
    confirm(userId: string, codeHashes: string[], now: Date): Promise<void>;
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
