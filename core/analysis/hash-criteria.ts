import type { Criterion } from "./rubric";

/** SHA-256 (hex) of the criteria with their keys in a fixed order: the same criteria have the same hash. */
export async function hashCriteria(criteria: Criterion[]): Promise<string> {
  const canonical = criteria.map(
    ({ id, kind, importance, text, skills, minYears, level, weight, overall }) => [
      id,
      kind,
      importance,
      text,
      skills,
      minYears ?? null,
      level ?? null,
      weight,
      overall ?? false,
    ],
  );
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(canonical)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
