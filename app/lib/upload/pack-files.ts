const MAX_FILES = 20;
const MAX_BYTES = 16 * 1024 * 1024;

/** Splits the files, in order, into requests of limited size. A large file may fill one alone. */
export function packFiles<T extends { size: number }>(files: T[]): T[][] {
  const batches: T[][] = [];
  let batch: T[] = [];
  let bytes = 0;
  for (const file of files) {
    if (batch.length > 0 && (batch.length === MAX_FILES || bytes + file.size > MAX_BYTES)) {
      batches.push(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(file);
    bytes += file.size;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
