import { stemRussian } from "./stem-russian";

const IRREGULAR: Record<string, string> = {
  analyst: "analy",
  analysi: "analy",
  analysis: "analy",
  analyse: "analy",
  analyze: "analy",
  analysing: "analy",
  analyzing: "analy",
  analyzed: "analy",
  analysed: "analy",
  analytic: "analy",
  analytical: "analy",
  medication: "medication",
  sold: "sell",
  selling: "sell",
  seller: "sell",
  led: "lead",
  leadership: "lead",
  built: "build",
  building: "build",
  taught: "teach",
  wrote: "writ",
  written: "writ",
  bought: "buy",
  ran: "run",
  running: "run",
  maintenance: "maintain",
  maintained: "maintain",
  strategic: "strateg",
  strategy: "strateg",
  customer: "customer",
  number: "number",
  general: "general",
  university: "university",
  universal: "universal",
  international: "international",
  internal: "internal",
  partner: "partner",
  party: "party",
  policy: "policy",
  police: "police",
  business: "business",
};

const ENGLISH_ENDINGS = [
  "izations",
  "isations",
  "ization",
  "isation",
  "ational",
  "ements",
  "ments",
  "ement",
  "ments",
  "ations",
  "ation",
  "ment",
  "ness",
  "ship",
  "ings",
  "ions",
  "ising",
  "izing",
  "ised",
  "ized",
  "ise",
  "ize",
  "ing",
  "ion",
  "ial",
  "ive",
  "ity",
  "ers",
  "ors",
  "ant",
  "ent",
  "ual",
  "al",
  "ed",
  "er",
  "or",
  "ly",
  "es",
  "ic",
  "s",
  "e",
  "y",
];

/** By the first letter: this is asked of every word of a resume, several times. */
export function isCyrillic(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 0x400 && first <= 0x4ff;
}

const known = new Map<string, string>();

/** Cuts a folded word to what its family shares: manage, managing, manager, management -> "manag". */
export function stem(key: string): string {
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const result = computeStem(key);
  // A resume of invented words must not grow the memory of a Worker that lives for hours.
  if (known.size < 50_000) known.set(key, result);
  return result;
}

function computeStem(key: string): string {
  const irregular = IRREGULAR[key];
  if (irregular !== undefined && Object.hasOwn(IRREGULAR, key)) return irregular;
  if (isCyrillic(key)) return stemRussian(key);
  if (key.length < 5) return key.endsWith("e") && key.length === 4 ? key.slice(0, -1) : key;
  for (const ending of ENGLISH_ENDINGS) {
    const rest = key.length - ending.length;
    if (rest >= 4 && key.endsWith(ending)) return undouble(key.slice(0, rest));
  }
  return key;
}

function undouble(word: string): string {
  const last = word.at(-1);
  const doubled = last === word.at(-2) && last !== "s" && last !== "l" && word.length > 4;
  return doubled ? word.slice(0, -1) : word;
}
