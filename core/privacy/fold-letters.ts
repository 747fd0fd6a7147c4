/** Letters that Unicode does not decompose into a base letter and a mark. */
const ALONE: Record<string, string> = {
  ł: "l",
  đ: "d",
  ð: "d",
  ø: "o",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ħ: "h",
};
const GERMAN: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** In lower case and without accents; each letter stays one, so that places in the text stay valid. */
export const plainLetters = (text: string) =>
  text.toLowerCase().replace(/[\u00e0-\u024f\u1e00-\u1eff’]/g, plainLetter);

function plainLetter(letter: string): string {
  if (letter === "’") return "'";
  const alone = ALONE[letter] ?? letter.normalize("NFD").charAt(0);
  return alone.length === 1 ? alone : letter;
}

/** The name as it would be spelled in an address: "Błażej O'Neill" is "blazejoneill". */
export const foldLetters = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .replace(/[łđðøıßæœþħ]/g, (letter) => ALONE[letter] ?? letter);

/** Every spelling of a name that addresses use: "Müller" is "muller" and "mueller". */
export function spellings(name: string): string[] {
  const spelledOut = name.toLowerCase().replace(/[äöüøå]/g, (letter) => GERMAN[letter] ?? letter);
  const folded = foldLetters(name);
  return spelledOut === name.toLowerCase() ? [folded] : [...new Set([folded, foldLetters(spelledOut)])];
}
