import type { EducationLevel } from "./rubric";
import { matchSpans, type Span } from "./spans";

type Pattern = [EducationLevel, RegExp];

// Two-letter degrees are words or products too ("be", "as", "MS Office"), so they count in capitals only,
// and "MS" only before what a degree is in.
const PATTERNS: Pattern[] = [
  [
    "doctorate",
    /\bph\.? ?d\b|\bd\.?phil\b|\bdr\. ?(?:rer|phil|med|ing|jur|oec)\.|\bdoctorat\b|\bdoctorado\b|\bdoutorado\b|\bdottorato\b|\bdoctorate\b|\bdoctoral degree\b|\bdoctor of (?!the\b)[^\s\d.,;:()]+|\bpharm\.?d\b|\bkandidat nauk\b|кандидат наук|доктор наук|博士|دكتورا[هة]/gi,
  ],
  [
    "doctorate",
    /(?<!\p{L}\.)\b(?:M\.D\.|MD(?=[,\n(]| in\b)|J\.D\.|JD\b|Ed\.?D\b|D\.?B\.?A\.?(?= in\b)|D\.D\.S\.|DDS\b|DPT\b|DNP\b)/gu,
  ],
  [
    "master",
    /\bmaster(?:['’]?s)?(?: of| in| degree|['’]s)\b|\bmasters\b|\bmba\b|\bm\.b\.a\b|\bm\.? ?sc\b|\bm\.? ?tech\b|\bm\.? ?com\b|\bm\.? ?phil\b|\bm\.? ?ed\b(?!-)|\bm\.eng\b|\bmeng\b|\bpost[- ]?graduat(?:e|ion)\b|\bpgdm\b|\bpgdbm\b|\bmagister\b|\bmaestría\b|\bmáster\b|\bmaster [12]\b|\bmestrado\b|\blaurea (?:magistrale|specialistica)\b|\bdiplôme d['’]ingénieur\b|\bdipl(?:om)?\.?-? ?(?:ing|kfm|kauf|inf|phys|math|psych|chem|volksw|betriebsw)[a-zäöüß]*|\bstaatsexamen\b|магистр(?:а|ы|ов|атур[а-яё]{1,20})?(?![а-яё])|硕士|ماجستير/gi,
  ],
  [
    "master",
    /(?<!\p{L}\.)\b(?:M\.S\.|M\.A\.|MCA\b|LL\.M\b|LLM(?= in\b| degree\b| \(| (?:International|Commercial|Corporate|Criminal|Human|European|Maritime|Tax|Law)\b)|MSN\b|MPH\b|MPA\b|MFA\b|MSW\b|M\.S\b|MS(?= in\b| of\b|,| -| –| ?:)|MA(?= in\b| of\b)|M\.E\.|MHRM\b|MArch\b|MSci\b|MChem\b|MPhys\b|MMath\b|MRes\b|MPharm\b|(?<=^\W{0,3}|[:–|]\s)MS(?= (?!Office|Excel|Word|Project|Access|Power|Outlook|Teams|SQL|Dynamics|Visio|Windows|Azure|Exchange|Share)\p{Lu}\p{Ll}{3})|(?<=^\W{0,3}|[:–|]\s)MA(?= \(| (?!Lead|Manager|Team|Senior)\p{Lu}\p{Ll}{3}))/gmu,
  ],
  [
    "bachelor",
    /\bbachelor(?:['’]?s)?\b|\bbaccalaureate degree\b|\bb\.? ?sc\b|\bb\.? ?tech\b|\bb\.? ?com\b|\bb\.eng\b|\bbeng\b|\bbba\b|\bb\.b\.a\b|\bundergraduate degree\b|\b(?:college|university|four[- ]year|4[- ]year) (?:degree|graduate)\b|\bgraduate degree\b|\b(?<!master['’]?s? |doctoral |associate['’]?s? |diploma )degree in\b|\b(?:honou?rs|relevant|technical|scientific|engineering|related) degree\b|\blicence\b(?= (?:en|de)\b)|\blicence pro(?:fessionnelle)?\b|\blicenciatura\b|\blicenciad[oa] en\b|\bgrado en\b|\blaurea triennale\b|\bbacharelado\b|\bgraduação em\b|\bbakkalaureus\b|бакалавр|высше[а-яё]{1,20}(?: [а-яё]{1,20}){0,2} образовани|(?<![а-яё])высшее(?=\s*(?:$|[,(:;-]))|специалитет|本科|学士|بكالوريوس|ليسانس/gi,
  ],
  [
    "bachelor",
    /(?<!\p{L}\.)\b(?:B\.S\.|B\.A\.|B\.S\b|B\.A\b|BSN\b|BCA\b|LL\.?B\b|BFA\b|BSW\b|BSEE\b|BS(?= in\b| of\b|,| -| –| ?:|\/)|BA(?= in\b| of\b|,| ?:|\/)|BE(?= in\b|,| \()|B\.E\.?(?=[ ,(\n])|B\.Ed\b|BEd\b|MBBS\b|B\.?Pharm\b|BDes\b|BArch\b|BMus\b|BDS\b|BPT\b|(?<=^\W{0,3}|[:–|]\s)B[AS](?= \(| (?!Lead|Manager|Team|Senior|Analyst|Consultant)\p{Lu}\p{Ll}{3}))/gmu,
  ],
  [
    "associate",
    /\bassociate(?:['’]?s)?(?: degree| of| in (?:arts|science|applied))\b|\bassociates (?:degree|of|in)\b|\b(?:advanced |national |higher national |polytechnic )diploma\b|\bdiploma (?:in|of)\b|\bfoundation degree\b|\bhn[cd]\b|\bausbildung (?:zum|zur|als)\b|\bberufsausbildung\b|средне[а-яё]{1,20}[ -](?:специально|профессионально|техническо)[а-яё]{1,20}|колледж|техникум|大专|专科|دبلوم/gi,
  ],
  [
    "associate",
    /(?<!\p{L}\.)\b(?:ADN\b|(?:BTS|DUT)(?= \p{Lu})|A\.A\.S?\.?|A\.S\.|AAS\b|AA(?= in\b| degree\b)|AS(?= in\b| degree\b))/gu,
  ],
  [
    "secondary",
    /\bhigh[- ]?school\b|\bg\.?e\.?d\b\.?|\bsecondary (?:school|education)\b|\ba[- ]levels?\b|\bgcses?\b|\bhigher secondary\b|\bmatriculation\b|\b(?:10|12)th\b|\bintermediate (?:school|college)\b|\bschool leaving\b|\babitur\b|\bfachabitur\b|\bmittlere reife\b|\brealschulabschluss\b|\bbaccalauréat\b|\bmatura\b|\bleaving cert(?:ificate)?\b|\bbtec\b|\bclass (?:x|xii|10|12)\b|\b(?:hsc|ssc|sslc)\b(?=\W)|\bbachillerato\b|среднее(?: (?:полное|общее))? образование|高中|中专|الثانوية العامة/gi,
  ],
];

export type Degree = Span & { level: EducationLevel };

/** Every degree named in the text, highest level first where one place names two. */
export function findDegrees(text: string): Degree[] {
  return PATTERNS.flatMap(([level, pattern]) =>
    matchSpans(text, pattern).map((span) => ({ level, ...span })),
  );
}
