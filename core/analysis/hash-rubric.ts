import type { Rubric } from "./rubric";

/**
 * SHA-256 (hex) of everything that judging depends on, in a fixed order: the criteria and the job's text. The text
 * matters because a resume that repeats it proves nothing.
 */
export async function hashRubric({ criteria, jobText = "" }: Omit<Rubric, "hash">): Promise<string> {
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
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(JSON.stringify([canonical, jobText])),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
