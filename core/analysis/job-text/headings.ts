/** What a part of a job text says: about the person (firmly or not), the work, or neither. */
export type Want = "must" | "nice" | "duty" | "skip" | "open";

const HEADINGS: [Want, RegExp][] = [
  [
    "skip",
    /^(?:(?:our |the )?(?:(?:job |employee )?benefits.*|perks.*|company|culture|values)|about (?:us|the company|the team|[\p{Lu}]\p{L}+)|who we are|what we offer|we offer|why .*|what(?:'|’)?s in it for you|compensation.*|salary.*|how to apply|equal opportunity.*|our (?:story|mission|offer).*|additional information|job details|what you(?:'|’)?ll get.*|package|wir bieten.*|was wir (?:dir |ihnen )?bieten|das (?:bieten wir|erwartet dich|erwartet sie).*|(?:deine|ihre) (?:vorteile|benefits)|über uns|unser angebot|(?:что )?мы предлагаем.*|условия.*|о (?:компании|нас|проекте)|(?:мы )?гарантируем|что мы предлагаем.*|почему .*|от нас)$/iu,
  ],
  [
    "nice",
    /^(?:nice[- ]to[- ]haves?|preferred.*|bonus.*|desirable.*|desired.*|optional.*|good to have|pluses|(?:(?:considered|seen|counted) (?:as )?)?(?:a plus|an advantage|an asset)|would be a plus|extra credit|.*(?:extra|bonus) points.*|advantageous.*|additional skills|(?:будет )?(?:большим )?плюс(?:ом)?(?: будет| будут)?|преимуществ\p{L}+(?: будет)?|желательно|приветствуется|плюсы|дополнительн\p{L}+ (?:навыки|требования)|как плюс|von vorteil|wünschenswert|idealerweise)$/iu,
  ],
  [
    "duty",
    /^(?:(?:key |main |your |core |job |primary ){0,6}(?:responsibilities|duties|tasks|role)(?: and .*)?|what you(?:'|’)?ll (?:do|be doing)|what you will (?:do|be doing)|the role|job (?:description|summary|purpose)|your (?:role|mission|job|tasks)|day[- ]to[- ]day|role overview|overview|(?:основные |ваши |должностные )?(?:обязанности|задачи)|(?:вместе с нами )?вам предстоит|(?:чем|что) (?:тебе |вам )?предстоит (?:заниматься|делать)|(?:вместе с нами )?(?:чем )?(?:вы|ты) буде(?:те|шь)(?: заниматься| делать)?|что (?:нужно|надо) (?:будет )?делать|что делать|задачи .*|функционал|круг обязанностей|essential (?:functions|duties).*|(?:(?:ihre|deine|die|unsere) )?(?:aufgaben|hauptaufgaben|tätigkeiten|aufgabengebiet|verantwortlichkeiten)(?: .*)?|das (?:machst du|tust du|sind (?:ihre|deine) aufgaben)|was (?:sie|dich) erwartet)$/iu,
  ],
  [
    "must",
    /^(?:(?:key |minimum |basic |job |main |essential |required |candidate |technical |your |role |the ){0,6}(?:requirements?|qualifications?|skills?|profile|experience|competenc(?:ies|es)|criteria|knowledge|education|essentials?|must[- ]haves?)(?:(?: and|,|\/| &) .*)?|what you(?:'|’)?ll (?:need|bring)|what you (?:need|bring|have).*|what we(?:'|’)?re looking for|what we are looking for|we are looking for|who you are|about you|you have|you bring|must have.*|to be successful.*|ideal candidate|(?:(?:идеальные|упрощенные|основные|обязательные|ключевые|наши) )?(?:требования|ожидания)(?: к .*)?|(?:что )?мы (?:ожидаем|ждем|ждём)(?:,? что вы| от вас| от кандидата)?|(?:какие )?знания и навыки.*|какие знания и навыки .*|что (?:нужно|надо|важно).*|необходим\p{L}{1,12} .*|для нас важн\p{L}{1,12}.*|нам важн\p{L}{1,12}.*|нужен опыт|стек(?: технологий)?|skills and experience|(?:the |about the |ideal |successful ){0,6}(?:candidate|person|applicant)(?: profile| specification)?|person specification|who we(?:(?:'|’)re| are) looking for|(?:you(?:'|’)ll|you will|you should) (?:have|need|bring)|your background|(?:(?:ihr|dein|das|unser) )?(?:profil|anforderungsprofil|qualifikationen|anforderungen)(?: .*)?|das (?:bringst du|bringen sie) mit|(?:was )?(?:du|sie) (?:mitbringst|mitbringen)|was (?:du|sie|wir) (?:mitbringst|mitbringen|erwarten))$/iu,
  ],
];

const INLINE_HEADING = /(?<=\S)[ \t]+(?=(\p{Lu}[^.:;!?\n]{2,59}):[ \t])/gu;
const LONG_LINE = 240;

/** Puts each heading inside a long line on a line of its own: a text pasted without its breaks has them back. */
export function breakAtHeadings(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.length < LONG_LINE ? line : breakLine(line)))
    .join("\n");
}

function breakLine(line: string): string {
  let broken = "";
  let from = 0;
  for (const match of line.matchAll(INLINE_HEADING)) {
    if (!wantOf(match[1] ?? "")) continue;
    broken += `${line.slice(from, match.index)}\n`;
    from = match.index + match[0].length;
  }
  return broken + line.slice(from);
}

export function readWantHeading(line: string): { want: Want; rest: string } | undefined {
  const colon = line.indexOf(":");
  const head = (colon > 0 && colon < 60 ? line.slice(0, colon) : line)
    .replace(/[*#_]|\p{Extended_Pictographic}|\uFE0F/gu, "")
    .trim();
  if (head.length > 60) return undefined;
  if (colon < 0 && /[.;,]$/.test(head)) return undefined;
  const want = wantOf(head);
  return want && { want, rest: colon > 0 ? line.slice(colon + 1).trim() : "" };
}

const wantOf = (head: string) => HEADINGS.find(([, pattern]) => pattern.test(head))?.[0];
