/** A partner as it and the administrator see it. Dates are ISO 8601. */
export type Partner = {
  /** `employer_uuid` in the API. Also the user id that owns its tournaments. */
  id: string;
  partnerName: string;
  username: string;
  createdAt: string;
  /** When it was disabled; null if it is enabled. */
  disabledAt: string | null;
};

/** A partner in the administrator's list. */
export type ListedPartner = Partner & { listingCount: number; resumeCount: number };

/** A partner that was just created or changed. */
export type PartnerWithPassword = Partner & {
  /** The generated password, shown only this once. */
  password?: string;
};

/** A partner's database row. */
export type PartnerRecord = {
  id: string;
  name: string;
  username: string;
  passwordHash: string;
  createdAt: Date;
  disabledAt: Date | null;
  /** Tokens issued before this are revoked. */
  tokensValidFrom: Date;
};

/** Lists every field explicitly, so that nothing else in the row leaves the server. */
export function toPartner({ id, name, username, createdAt, disabledAt }: PartnerRecord): Partner {
  return {
    id,
    partnerName: name,
    username,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}
