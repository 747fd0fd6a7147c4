/** An integrator, as itself and the administrator see it. Dates are ISO 8601. */
export type Partner = {
  /** `employer_uuid` in the API. Owner of its tournaments as a recruiter's user id is of theirs. */
  id: string;
  partnerName: string;
  username: string;
  createdAt: string;
  /** Since when it may do nothing; null: it may. */
  disabledAt: string | null;
};

/** A partner in the administrator's list. */
export type ListedPartner = Partner & { listingCount: number; resumeCount: number };

/** As it was just made or changed. */
export type PartnerWithPassword = Partner & {
  /** Shown this once, where we made it ourselves. */
  password?: string;
};

/** The row a partner is kept in. */
export type PartnerRecord = {
  id: string;
  name: string;
  username: string;
  passwordHash: string;
  createdAt: Date;
  disabledAt: Date | null;
  /** Tokens issued before are void. */
  tokensValidFrom: Date;
};

/** Names each field it shows, so that what a row holds beside them never leaves the server. */
export function toPartner({ id, name, username, createdAt, disabledAt }: PartnerRecord): Partner {
  return {
    id,
    partnerName: name,
    username,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}
