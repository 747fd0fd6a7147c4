import type { Tier } from "#core/analysis/scorecard";

export type ExportRef = {
  tournamentId: string;
  tier: Tier;
  /** A hash of the files, their names in the zip, and their results: if it changes, the zip must be rebuilt. */
  fingerprint: string;
};

/** The current original files of a tier, and a table of their results. */
export type TierZip = ExportRef & {
  /** The tournament's name. */
  name: string;
  resumes: number;
  /** Builds the zip while it is read; `size` is in bytes. */
  open(): Promise<{ zip: ReadableStream<Uint8Array>; size: number }>;
};

type Deps = {
  /** Undefined if the tier is empty. */
  findTierZip(tournamentId: string, tier: Tier): Promise<TierZip | undefined>;
  files: {
    hasExport(ref: ExportRef): Promise<boolean>;
    /** Stores the whole zip or nothing. */
    putExport(ref: ExportRef, zip: ReadableStream<Uint8Array>): Promise<void>;
    removeExports(tier: { tournamentId: string; tier: Tier; except: string | undefined }): Promise<void>;
  };
};

/**
 * Caches a tier's zip for the next download. Removes zips of a tier that has changed or was deleted in the meantime.
 */
export async function cacheExport(
  deps: Deps,
  { tournamentId, tier }: { tournamentId: string; tier: Tier },
): Promise<void> {
  const zip = await deps.findTierZip(tournamentId, tier);
  if (zip && !(await deps.files.hasExport(zip))) await deps.files.putExport(zip, (await zip.open()).zip);
  const now = await deps.findTierZip(tournamentId, tier);
  await deps.files.removeExports({ tournamentId, tier, except: now?.fingerprint });
}
