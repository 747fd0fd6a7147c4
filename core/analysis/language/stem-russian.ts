const VOWEL = /[аеиоуыэюя]/;
const REFLEXIVE = /(?:ся|сь)$/;
const GERUND = /(?:(?<=[ая])(?:вшись|вши|в)|[иы](?:вшись|вши|в))$/;
const ADJECTIVE =
  /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|[иы]вш|ующ)?(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const VERB =
  /(?:(?<=[ая])(?:ете|йте|ешь|нно|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н)|уйте|ила|ыла|ена|ейте|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|еть|ишь|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю)$/;
const NOUN =
  /(?:иями|ями|ами|иях|иям|ием|ией|ии|ие|ье|ев|ов|еи|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
/** Where a verb and its noun differ: проектировал, проектирует, проектирование. */
const DOING = /(?:ировани|ировал|ирова|ировк|ирован)$/;
const NAME_OF_DOING = /[ае](?:ни|н)$|[аяе]$/;
/** Suffixes that an adjective adds to its noun: системный, банковский, производственный. */
const KIND = /(?<=ц)ион$|(?:ствен|ств|овск|ск|ов)$|(?<=[^аеиоуыэюя])н$/;
const LEAST = 4;
const IRREGULAR = new Map(
  [["систем"], ["готов", "готова", "готовы"], ["должн", "должен", "должна", "должны"]].flatMap((family) =>
    family.map((form) => [form, family[0] as string] as const),
  ),
);
/** "Помогла", "нашла", "исполнительна" refer to a woman; the masculine forms differ by more than a dropped vowel. */
const OF_WOMEN: [ending: RegExp, instead: string][] = [
  [/(?<=стиг|мог|нес|вез|рос|влек|берег|вык|ник)л[аои]$/, ""],
  [/(?<=[аоеи])шл[аои]$/, "шел"],
  [/(?<=[аеи][тб])елен$/, "ельн"],
];

/** Cuts a Russian word to the stem of its family (after Porter): разработку, разработками -> "разработк". */
export function stemRussian(written: string): string {
  const word = OF_WOMEN.reduce((form, [ending, instead]) => form.replace(ending, instead), written);
  const known = IRREGULAR.get(word);
  const first = word.search(VOWEL);
  if (known || first < 0 || word.length < LEAST) return known ?? word;
  const head = word.slice(0, first + 1);
  const cut = (from: string, ending: RegExp, least = LEAST) => {
    const shorter = head + from.slice(head.length).replace(ending, "");
    return shorter.length >= least ? shorter : from;
  };
  const bare = cut(word, REFLEXIVE);
  const asGerund = cut(word, GERUND);
  const asAdjective = cut(bare, ADJECTIVE);
  const asVerb = cut(bare, VERB);
  const inflected = [asGerund, asAdjective, asVerb].find((form) => form !== word && form !== bare);
  const base = cut(cut(inflected ?? cut(bare, NOUN, LEAST - 1), /и$/), /(?:ост)?ь?$/).replace(/нн$/, "н");
  const doing = base.replace(DOING, "ир");
  if (doing !== base) return doing;
  const kind = cut(base, KIND, LEAST + 1);
  return kind === base ? cut(base, NAME_OF_DOING) : kind;
}
