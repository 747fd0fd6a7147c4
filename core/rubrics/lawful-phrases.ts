import { patternOf } from "#core/patterns";
import patterns from "./lawful-phrases.patterns.json";

/** Describes whom the work serves, not who does it. */
const SERVED =
  "patients?|clients?|residents?|customers?|users?|prisoners?|inmates?|offenders?|students?|pupils?|learners?|athletes?|adults?|people|children|readers?|viewers?|audiences?|victims?|survivors?|families|families|service users?|wards?";

/** Work and subjects whose names sound like a protected trait. They are hidden before the rules are applied. */
const LAWFUL = [
  `(?:young|elderly|older|senior|aged|disabled|pregnant|female|male|married|religious|unemployed)(?:,? (?:and|or|&) (?:young|elderly|older|disabled|pregnant|female|male|vulnerable))? (?:${SERVED}|mothers?|couples?|women|citizens|care|carers|migrants?|refugees?|minds)(?! (?:need not|cannot|may not))`,
  "(?:working|work|experience|experienced|engag\\w+|help\\w*|support\\w*|assist\\w*|car(?:e|ing)|treat\\w*|teach\\w*|tutor\\w*|coach\\w*|mentor\\w*|counsel\\w*|advis\\w*|train\\w*) (?:with |for |of |to )?(?:the )?(?:\\w+ )?(?:young|elderly|women|girls|men|boys|females?|males?|pregnant|disabled|unemployed|under[- ]?\\d\\d?s?|children|refugees|migrants|veterans|felons|ex-offenders)\\b(?! (?:only|preferred|candidates?|applicants?))",
  "(?:respect(?:ful)?|sensitiv\\w+|awareness|understanding|knowledge|inclusive) (?:for|to|of|towards) [^.;,]{0,60}",
  "(?:regardless|irrespective|without regard|no matter) [^.;]*",
  "young,?(?: and| &)?(?: \\w+,?){0,5} (?:teams?(?! players?)|company|firm|brand|business|start-?up|organi[sz]ation|environment|programme?|industry|market|product|project|atmosphere)",
  "still young|young (?:investigator|researcher|scientist|group leader)s? (?:\\w+ )?(?:awards?|grants?|fellow\\w*)",
  "(?:wom[ae]n|m[ae]n|lad(?:y|ies)|girls?|boys?)['’]?s['’]? (?:health|wear|clothing|fashion|shoes|shelter|refuge|rights|football|basketball|rugby|hockey|cricket|teams?|leagues?|studies|sports?|grooming|services|prison|college|schools?|tailoring|hairdressing|magazines?)",
  "males? ?(?:\\/|or|and|&) ?females?|females? ?(?:\\/|or|and|&) ?males?|men (?:and|or|&) women|women (?:and|or|&) men",
  "(?:fe)?male (?:cathet\\w+|reproductive|fertility|anatomy|connectors?|threads?|grooming|genital|hormones?|pelvic|urology|health|incontinence|condoms?|voice artist)",
  "(?:gender|sex|race|ethnic|religious|disability|age) (?:studies|education|equality|equity|diversity|pay gap|mainstreaming|relations|discrimination|therap\\w+|conditions?|cars?|director|timing|engineer\\w*|days?|events?|teams?|cuisine|minorities|texts|tourism|music|art|affairs|support|services|sports|analysis|verification|groups?(?!\\s*[:\\d])|reporting|cohorts?)",
  "age[- ](?:appropriate|friendly|related|inclusive|verification|uk)",
  "(?:religious|religion|citizenship|sex) (?:education|studies|teachers?|classes|teaching)",
  "(?:comparative|world|philosophy of|teaching) religions?",
  "first[- ]class citizens?|(?:good )?corporate citizens?|citizens? (?:advice|science|scientists?|services?|engagement|developers?|journalis[mt]|participation)",
  "citizenship (?:applications?|law|ceremon\\w+)",
  "(?:react|cloud|ai|crypto|web)[- ]native(?! speak)",
  "native (?:mobile|ios|android|apps?|applications?|plants?|species|trees|code|sdks?|modules?|development|advertising|ads?|sql|integrations?|cloud|kubernetes|client|title|american)",
  "(?:security|customs|site|airside) clearance",
  "live[- ]in (?:care\\w*|nann\\w+|housekeep\\w+|support|position|role|helper)",
  "(?:people|clients|patients|residents|adults|families|those|children|users) (?:who )?liv(?:e|ing) (?:in|near|with)\\b",
  "(?:at least|minimum(?: age)?(?: of)?|must be(?: at least| over)?|over|aged?) (?:16|18|21)(?: years?)?(?: of age| old)?(?:\\s?\\+| (?:and|or) (?:over|older|above))?(?!\\s*(?:-|–|to\\b|and \\d|\\d))",
  "(?:16|18|21)\\s?\\+(?: years?)?(?: of age| old)?",
  "(?:16|18|21)(?: years?)?(?: of age| old)? (?:and|or) (?:over|older|above)",
  "visually attractive",
  "clean (?:uk |us |full )?driv\\w+ (?:record|licen[cs]e)|clean (?:uk |full )?licen[cs]e",
  "credit (?:control\\w*|risk|analy\\w+|scoring|modell?ing|cards?|unions?|insurance|facilit\\w+|notes?|manage\\w+|polic\\w+|agreements?|decisions?|lines?|checks?)|credit (?:rating|history|score|report)s? (?:agenc\\w+|analy\\w+|models?|data|systems?|bureaus?|processes)",
  "(?:criminal record|dbs|crb|background) (?:checks?|screening)|criminal (?:law|justice|records? bureau)",
  "good health (?:and|&) safety",
  "(?:recent|fresh|new) grad(?:uate)?s? (?:are |is )?(?:also )?(?:welcome|considered|encouraged|may apply|can apply|program(?:me)?s?|schemes?|hiring|recruitment|training)",
  "freshers? (?:are |is )?(?:also )?(?:welcome|considered|may apply|can apply)",
  "cultur(?:e|al) fit (?:interviews?|assessments?)",
  "working at heights?",
  "live (?:up to|with the)\\b(?! (?:famil|parents?|spouse))",
  "hospital discharge",
];

const LAWFUL_PHRASE = new RegExp(`(?<!\\bno )\\b(?:${LAWFUL.join("|")})`, "gi");

/** The same for the other languages in which adverts are read. */
const LAWFUL_ABROAD = patternOf(patterns.lawfulAbroad);

const CLAUSE = /[^.;]+/g;
/** A clause in which an employer makes a promise is not a requirement. */
const PROMISE =
  /\b(?:discriminat\w+|equal opportunit\w+|divers(?:e|ity)|inclusi(?:ve|on)|(?:welcome|people of) (?:\w+ ){0,3}all)\b|diskriminier|discriminaci[oó]n|дискриминац/i;

/** Replaces lawful phrases with dots of the same length, so that offsets stay valid. */
export function maskLawfulPhrases(text: string): string {
  const mask = (phrase: string) => "·".repeat(phrase.length);
  return text
    .replace(CLAUSE, (clause) => (PROMISE.test(clause) ? mask(clause) : clause))
    .replace(LAWFUL_PHRASE, mask)
    .replace(LAWFUL_ABROAD, mask);
}
