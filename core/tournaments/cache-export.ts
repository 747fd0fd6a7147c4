import type { Tier } from "#core/analysis/scorecard";

export type ExportRef = {
  tournamentId: string;
  tier: Tier;
  /** Of the files and their names in the zip: another one, another zip. */
  fingerprint: string;
};

/** The original files of a tier as they are now. */
export type TierZip = ExportRef & {
  resumes: number;
  /** Bytes of the zip. */
  size: number;
  /** Makes the zip while it is read. */
  open(): ReadableStream<Uint8Array>;
};

type Deps = {
  /** Undefined: nobody is in the tier. */
  findTierZip(tournamentId: string, tier: Tier): Promise<TierZip | undefined>;
  files: {
    hasExport(ref: ExportRef): Promise<boolean>;
    /** All of it, or nothing. */
    putExport(ref: ExportRef, zip: ReadableStream<Uint8Array>): Promise<void>;
    removeExports(tier: { tournamentId: string; tier: Tier; except: string | undefined }): Promise<void>;
  };
};

/**
 * Keeps the zip of a tier for whoever asks for it next. Nothing stays of a tier that changed or was deleted
 * meanwhile.
 */
export async function cacheExport(
  deps: Deps,
  { tournamentId, tier }: { tournamentId: string; tier: Tier },
): Promise<void> {
  const zip = await deps.findTierZip(tournamentId, tier);
  if (zip && !(await deps.files.hasExport(zip))) await deps.files.putExport(zip, zip.open());
  const now = await deps.findTierZip(tournamentId, tier);
  await deps.files.removeExports({ tournamentId, tier, except: now?.fingerprint });
}
