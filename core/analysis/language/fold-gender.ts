/*
 * An occupation has one name, whoever practices it: waitress and waiter, Lehrerin and Lehrer, учительница and
 * учитель. Folding one into the other before any comparison keeps the candidate's sex out of it.
 */

const PAIRS = new Map(
  `waitress waiter|stewardess steward|hostess host|actress actor|manageress manager|headmistress headmaster
   proprietress proprietor|saleslady salesman|barmaid barman|seamstress tailor|doorwoman doorman
   kochin koch|arztin arzt|zahnarztin zahnarzt|tierarztin tierarzt|krankenschwester krankenpfleger
   ingeniera ingeniero|enfermera enfermero|cocinera cocinero|camarera camarero|cajera cajero|obrera obrero
   peluquera peluquero|jardinera jardinero|costurera costurero|abogada abogado|arquitecta arquitecto|medica medico
   psicologa psicologo|asesora asesor|gestora gestor|doctora doctor|editora editor|avocate avocat|assistante assistant
   consultante consultant|актриса актер|медбрат медсестра|медбрата медсестра|медбратом медсестра`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(" ") as [string, string]),
);

type Rule = [ending: RegExp, instead: string];

/** By last letter, because this runs for every word of a resume. */
const LATIN: Record<string, Rule[]> = {
  n: [
    [/wom(?=[ae]n$)/, "m"],
    [/(?<=er|eur|ent|ist|or|ant|walt)in(?:nen)?$/, ""],
  ],
  e: [
    [/euse$/, "eur"],
    [/trice$/, "teur"],
    [/iere$/, "ier"],
    [/ienne$/, "ien"],
  ],
  a: [[/(?<=[dst]or)a$/, ""]],
  u: [[/(?<=kauf|fach)frau$/, "mann"]],
};
const RUSSIAN: Rule[] = [
  [/тельниц\p{L}{1,3}$/u, "тель"],
  [/(?<=^прода)вщиц\p{L}{1,3}$/u, "вец"],
  [/(?<=[чщ])иц\p{L}{1,3}$/u, "ик"],
  [/(?<=помощ|сотруд|работ|началь|худож|настав|выпуск|участ|чинов)ниц\p{L}{1,3}$/u, "ник"],
  [/(?<=ист|ант|ент|менеджер|дизайнер|директор|редактор)к(?:а|и|е|у|ой|ам|ами|ах)$/u, ""],
  [/(?<=ер|ор|ир|ар)ш(?:а|и|е|у|ей)$/u, ""],
];
const LEAST = 8;

/** The name of an occupation without gender; other words are returned unchanged. */
export function foldGender(key: string): string {
  if (key.length < 5) return key;
  const pair = PAIRS.get(key);
  if (pair !== undefined || key.length < LEAST) return pair ?? key;
  const rules = key.charCodeAt(0) >= 0x400 ? RUSSIAN : (LATIN[key.charAt(key.length - 1)] ?? []);
  for (const [ending, instead] of rules) {
    const folded = key.replace(ending, instead);
    if (folded !== key) return folded;
  }
  return key;
}
