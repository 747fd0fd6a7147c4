const SCRIPTS: [string, RegExp][] = [
  ["Chinese", /\p{Script=Han}/gu],
  ["Japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["Korean", /\p{Script=Hangul}/gu],
  ["Arabic letters", /\p{Script=Arabic}/gu],
  ["Hebrew", /\p{Script=Hebrew}/gu],
  ["Greek", /\p{Script=Greek}/gu],
  ["an Indian script", /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}]/gu],
  ["Thai", /\p{Script=Thai}/gu],
];
/** One of them says as much as several letters. */
const SIGN_WEIGHT = 3;
const SIGNS = new Set(["Chinese", "Japanese", "Korean"]);
const SAMPLE = 20_000;
const ANY = new RegExp(SCRIPTS.map(([, { source }]) => source).join("|"), "u");
const LATIN_OR_CYRILLIC = /[\p{Script=Latin}\p{Script=Cyrillic}]/gu;

/** The script that most of a text is written in, where it is one whose sentences are not understood here. */
export function findForeignScript(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE);
  if (!ANY.test(sample)) return undefined;
  const known = sample.match(LATIN_OR_CYRILLIC)?.length ?? 0;
  const found = SCRIPTS.map(([name, letters]) => ({
    name,
    count: (sample.match(letters)?.length ?? 0) * (SIGNS.has(name) ? SIGN_WEIGHT : 1),
  })).filter(({ count }) => count > 0);
  const foreign = found.reduce((sum, { count }) => sum + count, 0);
  if (foreign <= known) return undefined;
  // Kana stand in Japanese only, which is otherwise written in Chinese signs.
  const japanese = found.find(({ name, count }) => name === "Japanese" && count > 0.1 * foreign);
  return (japanese ?? found.sort((a, b) => b.count - a.count)[0])?.name;
}
