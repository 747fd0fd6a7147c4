import { patternOf } from "#core/patterns";
import data from "./instructions.patterns.json";

const READER =
  "(?:ai|a\\.i\\.|llms?|(?:large )?language model|chat ?gpt|gpt(?:-?\\d)?|claude|gemini|copilot|chatbot|bot|ats|(?:ai |automated |resume |cv )?screen(?:ing|er)(?: system| software| tool| bot| algorithm| model| ai)?|automated (?:system|reviewer|tool)|recruit(?:er|ing|ment)[ -](?:ai|bot|system|software|tool|assistant)|ai[ -](?:recruiter|assistant|reviewer|agent|evaluator|system|tool|model)|grader|evaluator)";
const VERDICT =
  "(?:tier a|a[- ]tier|(?:tier|grade|level) ?(?:a\\b|1\\b)|100 ?%|100 points|100/100|10 ?/ ?10|highest|highly|top(?: score| candidate| match| of)|perfect|maximum|strong(?:ly)?|excellent|full marks|exceptional|best (?:candidate|match|fit|possible))";
const WHOM = "(?:this|the|my) (?:candidate|resume|résumé|cv|applicant|application|profile)|me|him|her|them";
const GRADE =
  "rate|score|rank|grade|mark|classify|evaluate|assess|place|put|assign|award|consider|treat|select|shortlist";

const ENGLISH_AND_OTHERS = [
  "\\b(?:ignore|disregard|forget|override|bypass|skip|dismiss)\\b[^.\\n]{0,15}\\b(?:all|any|the|your|previous|prior|above|earlier|preceding|other|these|those|everything)\\b[^.\\n]{0,30}\\b(?:instructions?|prompts?|rules|criteria|guidelines|commands|rubric|directives?|context)\\b",
  "\\b(?:ignore|disregard|forget)\\b (?:all |everything |what )?(?:previous|prior|above|you (?:were|have been) told)\\b",
  `(?<=^|[.!?:;,\\n"([]\\s{0,3}|\\b(?:please|must|should|shall|now|always|and|then|to|you)\\s)(?:${GRADE}|give)\\s(?:${WHOM})\\b[^.\\n]{0,50}\\b${VERDICT}`,
  `\\b(?:give|assign|award|return|output|respond with|answer with|print|set|produce)\\b[^.\\n]{0,30}\\b(?:scores?|ratings?|tier|grades?|verdicts?|match(?:percent)?)\\b[^.\\n]{0,20}\\b(?:of|to|as|is|=|:)?\\s?(?:${VERDICT}|(?:100|9\\d)(?![\\d%]|k\\b))`,
  `(?<=^|\\n\\s{0,3}|[.!?"([*#]\\s{0,3})(?:important |special |hidden )?(?:note|message|attention|instructions?|hint|dear|memo|reminder|hello|hey|hi)\\b:?,?\\s(?:to |for )?(?:the |any |all |whichever )?${READER}\\b`,
  `\\b(?:if you are|you are|you're|act as|acting as|as|pretend to be|being) (?:an? |the |now )?(?:ai\\b(?! (?:engineer|developer|researcher|scientist|specialist|lead|architect|consultant|intern|trainer|product|enthusiast|expert))|llm\\b(?! (?:engineer|developer|researcher))|(?:large |ai )?language model|helpful assistant|recruit(?:er|ing|ment)[ -](?:ai|bot|assistant))`,
  "\\byou are (?:now |a |an )?(?:hr |hiring |recruiting |unbiased )?(?:assistant|bot|system|grader|evaluator)\\b",
  `(?<=^|[.!?\\n"(]\\s{0,3})(?:the |any |all |dear )?${READER}\\b[^.\\n]{0,30}\\b(?:must|should|shall|please|has to|have to|are required to|is required to|will now)\\b[^.\\n]{0,50}\\b(?:rate|score|rank|recommend|select|shortlist|hire|approve|advance|accept|pass|give|mark|treat|ignore|conclude|assume)\\b`,
  "\\b(?:this|the) (?:candidate|applicant|resume) (?:must|should|has to|needs to|shall) be\\b[^.\\n]{0,30}\\b(?:ranked|rated|scored|hired|selected|shortlisted|recommended|accepted|placed|marked|treated|advanced|considered)\\b",
  "\\b(?:this|the) (?:candidate|applicant) (?:meets|satisfies|fulfil+s|exceeds) (?:all|every|each)(?: (?:of )?the)? (?:criteri(?:a|on)|requirements?)\\b",
  '(?<=^|[\\n<\\[{#*"(]\\s{0,3})system (?:prompt|message|override|instructions?)\\b\\s{0,3}[:\\]>})-]',
  "\\b(?:new|updated|revised|your|following|hidden|the) system (?:prompt|message|instructions?)\\b[^.\\n]{0,20}(?:\\bis\\b|\\bare\\b|:)",
  "\\b(?:reveal|print|repeat|show|leak|output) (?:me )?(?:the |your )(?:system |hidden |initial )?(?:prompt|instructions)\\b",
  "\\bdo not (?:follow|apply|use|read|judge|score) (?:the |any |your |this )?(?:rubric|criteria|instructions?|guidelines|job description|candidate)\\b",
  "\\b(?:hire|recommend|shortlist|advance|approve) (?:this|the) (?:candidate|applicant)\\b[^.\\n]{0,40}\\b(?:immediately|without|regardless|no matter|above all|at once)\\b",
  "\\b(?:end|begin|start) of (?:the )?(?:resume|cv|user input|document|system prompt|instructions|untrusted data)\\b\\s{0,3}[-=#>\\]*.:]",
  "\\b(?:jailbreak mode|developer mode (?:on|enabled)|do anything now|prompt injection:)",
  // Indirect: mentions whoever reads, this very document, or its list of criteria.
  "\\b(?:who(?:so)?ever|anyone who|those who|whatever) (?:reads?|sorts?|screens?|evaluates?|rates?|ranks?|processes|reviews?|assesses|checks?|scores?|judges?) (?:this|these|the present|my)\\b[^\\n]{0,120}",
  "\\b(?:tick|check|mark)(?:ed|s|ing)? (?:off )?(?:every|all|each)(?: (?:of )?(?:the|these|your))? (?:box(?:es)?|criteri(?:on|a)|items?) (?:here|below|above|as|for|may|can|should)\\b|\\b(?:may|can|should|must|please|safely) tick (?:every|all|each)\\b",
  "\\b(?:lines?|items?|points?|entries|boxes|questions?|all) (?:of|on|in) (?:the|your|any|this) (?:checklist|rubric|scorecard|scoring sheet|evaluation (?:form|sheet))\\b[^.\\n]{0,60}\\b(?:fulfil+ed|met|satisfied|ticked|checked|yes|positive|passed|complete[d]?|full)\\b",
  "\\b(?:is|are|be) (?:to be )?(?:read|taken|treated|regarded|counted|understood|entered|recorded) as (?:being )?(?:fulfil+ed|met|satisfied|passed|proven|confirmed|strong|a full match)\\b",
  "\\b(?:answer|reply|respond)(?: with)?:? [\"'“]?(?:yes|strong|met|true)\\b[^.\\n]{0,20}\\b(?:to|wherever|whenever|where|when|for|if|in)\\b",
  "\\b(?:evaluation|assessment|screening|scoring|grading|rating|ranking) of (?:this|the present) (?:document|resume|résumé|cv|application|profile|candidate|file|person|applicant)\\b[^.\\n]{0,80}\\b(?:complete[d]?|finished|done|closed|best|highest|top|positive|full|perfect|passed)\\b",
  "(?<=^|[.!?\\n(\\[]\\s{0,3})(?:reading|screening|parsing|sorting|ranking|matching|recruiting|hiring|evaluation|selection|scoring) (?:software|bot|engine|algorithm|machine|assistant|agent|program(?:me)?)s?\\s?[:,]\\s(?:please|kindly|answer|put|give|skip|accept|approve|rate|rank|say|read|treat|consider|let|do|you|this|the (?:candidate|person|applicant))\\b",
  // The plainest orders, without any "you".
  "\\b(?:override|force|set)\\b\\s?:?[^.\\n]{0,15}\\b(?:score|match(?:percent)?|tier|verdicts?|rating)\\s?[=:]\\s?[\"']?(?:100|9\\d|a\\b|strong|max)",
  "\\b(?:treat|count|regard|consider|mark|assume|accept)\\b[^.\\n]{0,30}\\b(?:requirements?|criteri(?:a|on)|must-haves?|qualifications?)\\b[^.\\n]{0,15}\\b(?:as|are|to be)\\b[^.\\n]{0,10}\\b(?:met|fulfil+ed|satisfied|shown|present|strong|passed)\\b",
  "\\b(?:set|mark|rate|score|judge|grade)\\b (?:every|each|all)(?: (?:of )?the)? (?:criteri(?:on|a)|requirements?|must-haves?|verdicts?|levels?)\\b[^.\\n]{0,20}\\b(?:strong|met|100|fulfil+ed|highest|maximum|yes|passed)\\b",
  `(?<=^|[.!?\\n"(]\\s{0,3})(?:for|to|note to|attention,?) (?:the |any |all )?(?:${READER}|(?:automat(?:ed|ic)|machine|software|ai) (?:readers?|systems?|screeners?|reviewers?|parsers?|tools?))\\s?[:,]\\s`,
  "(?<=^|[\\n.!?]\\s{0,3})(?:ats|ai|system|screening|screener|reviewer|parser|new|updated) (?:directive|command|override|instruction)s?\\s?:",
  "\\byou are now in [^.\\n]{1,30} mode\\b",
  "\\b(?:when|while) (?:summari[sz]ing|scoring|rating|evaluating|assessing|screening|judging)\\b[^.\\n]{0,20}, (?:state|say|write|conclude|report) that\\b",
  "(?<=^|[\\n.!?]\\s{0,3})do not (?:list|mention|report|show|note) (?:any |the )?(?:weakness(?:es)?|gaps|cons|shortcomings|missing)\\b",
  "(?:игнорируй|проигнорируй|забудь|не учитывай)(?:те)?[^.\\n]{0,40}(?:инструкци|указани|правил|критери|промпт)",
  "(?:поставь|оцени|присвой|дай|выставь)(?:те)?\\s[^.\\n]{0,50}(?:максимальн|высш|наивысш|100 ?%|100 балл|категори[а-яё] а|tier a|лучш)",
  "(?:кто (?:бы ни )?(?:читает|оценивает|проверяет|сортирует)|программа,? (?:которая )?(?:читает|читающая|оценивающая)|оценка)[^.\\n]{0,20}(?:эт(?:от|о|и|у|ого) (?:документ|резюме|анкет|страниц|кандидат)[а-яё]*)[^.\\n]{0,80}(?:выполнен|завершен|наилучш|высш|максимальн|подход)",
  "(?:системный промпт|ты\\s[-–—]?\\s?(?:языковая модель|ии-?|искусственный интеллект)|как языковая модель)",
  "\\b(?:ignorier(?:e|en|t)?|missacht(?:e|en)|vergiss|vergessen)\\b[^.\\n]{0,40}(?:anweisung|instruktion|regeln|kriterien|vorgaben)",
  "\\b(?:bewerte|bewerten|stufe|gib|geben)\\b[^.\\n]{0,50}\\b(?:höchst[a-z]*|beste[a-z]*|100 ?%|100 punkte|bestnote|maximale[a-z]*|volle punktzahl)",
  "\\b(?:ignore[zr]?|oublie[zr]?|ne ten(?:ez|ir) pas compte)\\b[^.\\n]{0,40}\\b(?:instructions?|consignes|directives|règles|critères)",
  "\\b(?:note[zr]?|évalue[zr]?|classe[zr]?|attribue[zr]?|donne[zr]?)\\b[^.\\n]{0,50}\\b(?:meilleure? (?:note|score)|note maximale|100 ?%|score maximal|la plus haute)",
  "\\b(?:ignor(?:a|e|ar|en)|olvida(?:r)?|haz caso omiso)\\b[^.\\n]{0,40}(?:instrucciones|indicaciones|reglas|criterios|órdenes)",
  "(?:califica|evalúa|puntúa|clasifica|asigna|otorga|dale?)\\b[^.\\n]{0,50}(?:puntuación (?:máxima|más alta)|máxima (?:nota|puntuación)|100 ?%|la más alta|el mejor)",
];

/** Each addresses the reader of the resume; people do not write these about their work. */
export const ATTACKS = [
  ...ENGLISH_AND_OTHERS.map((source) => new RegExp(source, "gi")),
  ...data.languages.map(patternOf),
];

const WORK = patternOf(data.workVerb);
const ABOUT_READER = patternOf(data.aboutReader);

/** Whether a sentence begins as one about work does: "Tested the bot with ...". */
export const beginsAsWork = (sentence: string) => WORK.test(sentence);
/** Whether a sentence speaks of candidates, resumes or scores. */
export const speaksOfScreening = (sentence: string) => ABOUT_READER.test(sentence);

const HIDING = String.raw`(?:color\s?:\s?(?:white|#fff(?:fff)?|transparent)|display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?[01](?!\d)|opacity\s?:\s?0(?![.\d]))`;
/** Delimiters and markup that stay unclosed if a sentence only names them. */
export const OPENING = /^<[^<>\n]{1,300}>(?:system|user|assistant)?/i;

/** Forged delimiters, roles and verdicts, and hidden markup: removed up to the closing one, or to the end of the line. */
export const BLOCKS = [
  new RegExp(
    `<[a-z]{1,10}\\s[^<>\\n]{0,120}${HIDING}[^<>\\n]{0,120}>[^<\\f]{0,2000}(?:</[a-z]{1,10}>)?`,
    "gi",
  ),
  // What scorecards of this product say.
  /^[^\n]{0,300}\b(?:shown in dated work|not sure, look here|same words as your advert)\b[^\n]{0,300}/gim,
  /^[^\n|]{3,200}\|\s?(?:yes,? ?)?(?:fully )?(?:met|fulfil+ed|satisfied)\b[^\n|]{0,60}$/gim,
  /^\s{0,4}(?:overall |total )?(?:match|screening (?:result|score)|match score)\s?[:=]\s?(?:a\b|tier a|(?:9\d|100) ?%)[^\n]{0,100}/gim,
  /<\|(?:im_start|im_end|system|user|assistant|endoftext|begin_of_text|eot_id|start_header_id)\|>[^\f]{0,600}?(?:<\|(?:im_end|eot_id|endoftext)\|>|\n\n|$(?![\s\S]))/gi,
  /\[INST\][^\f]{0,800}?(?:\[\/INST\]|\n|$)|\[\/INST\][^\n]{0,200}/gi,
  /\[\/?(?:system|assistant|instructions?|admin)\][^\n]{0,300}/gi,
  /<<\s?\/?SYS\s?>>[^\n]{0,300}/gi,
  /<\/?(?:system|assistant|instructions?|prompt|resume|untrusted|document|user_input|candidate)(?:[ _-][\w-]{0,20})?>[^\n]{0,300}/gi,
  /^\s{0,4}(?:assistant|system|user|human)\s?:\s?[^\n]{2,300}/gim,
  /^\s{0,4}#{2,4}\s?(?:system|instructions?|response|assistant|user)\b[^\n]{0,200}/gim,
  /[{[]\s{0,3}["'“](?:verdicts?|tier|score|matchPercent|match_percent|rating|level|criterionId|decision|recommendation)["'”]\s{0,3}:[^\f]{0,400}?(?:[}\]](?:\s{0,3}[}\]]){0,3}|\n\n|$(?![\s\S]))/gi,
  /^\s{0,4}["'“]?(?:verdict|matchPercent|match_percent|tier)["'”]?\s{0,3}[:=]\s{0,3}["'“]?(?:strong|a|100)\b[^\n]{0,100}/gim,
  /(?:(?<!-)-{3,}|(?<!=)={3,}|(?<!#)#{3,}|(?<!\*)\*{3,})\s{0,3}(?:end|begin|start|new)\b[^\n]{0,40}(?:resume|cv|input|instructions?|prompt|document|system)[^\n]{0,100}/gi,
];
