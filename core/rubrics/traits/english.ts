import { LANGUAGE, languageIn } from "../lawful-phrases";
import {
  AGE,
  ask,
  EXPERIENCE_CAP,
  FAMILY,
  FIRST_LANGUAGE,
  GAPS,
  HABITS,
  HEALTH,
  LOOKS,
  nothing,
  ORIGIN,
  RECORD,
  RELIGION,
  RESIDENCE,
  rule,
  SERVICE,
  SEX,
} from "./trait-rule";

const ONLY = "(?:only|preferred|candidates?|applicants?|wanted|needed|required)";
const ORIGINS =
  "african|american|arab|asian|australian|bangladeshi|black|brahmin|british|canadian|caucasian|chinese|dalit|emirati|european|eu|filipin[oa]|french|german|gulf|hispanic|indian|irish|israeli|italian|japanese|korean|kuwaiti|latin[oa]|lebanese|malay|nepali|nigerian|omani|pakistani|polish|qatari|roma|romanian|russian|saudi|slavic|south african|spanish|sri lankan|swedish|swiss|thai|turkish|ukrainian|vietnamese|uae|uk|us|usa|western|white";
const FAITHS = "christian|muslim|hindu|jewish|catholic|protestant|sikh|buddhist|mormon|atheist";

const RIGHT_TO_WORK = "Right to work in the country of the job";

export const ENGLISH_RULES = [
  rule(
    AGE,
    ["\\byoung(?:er)?,? (?:and |& )?(?:dynamic|energetic|enthusiastic|motivated|fresh|hungry|ambitious)\\b"],
    ask("Motivated, comfortable with change"),
  ),
  rule(
    AGE,
    ["\\bdigital[- ]natives?\\b(?! (?:brands?|compan\\w+|business\\w*|retail\\w*))"],
    ask("Comfortable with digital tools"),
  ),
  rule(
    AGE,
    [
      "\\b(?:recent(?:ly)?|fresh(?:ly)?)(?: university| college)?[- ]grad(?:uate[ds]?|s)?\\b",
      "\\bfreshers?\\b(?!['’]|s?['’]? (?:week|fair))|\\bnew[- ]grad(?:uate)?s? (?:only|preferred)\\b",
      "\\b(?:20\\d\\d batch|batch of 20\\d\\d|class of 20\\d\\d)\\b",
      "\\bgraduated (?:after|since|within|in the last|no earlier)\\b",
      "\\b(?:school|college) leavers? only\\b",
      "\\b(?:fresh|just|straight|right) out of (?:college|university|uni|school)\\b|\\bgraduated in 20\\d\\d\\b[^.;,]*|\\bgraduation year\\b[^.;,]*|\\b20\\d\\d (?:pass-?outs?|graduates?)\\b",
    ],
    ask("Relevant studies, training or first work experience"),
  ),
  rule(AGE, [
    "\\b(?:maximum|max\\.?|upper|preferred) age\\b|(?<!page )\\bage (?:limit|range|group|bracket|between|under|below|max\\w*|up to|preferred)\\b|\\bage\\s*[:=<]",
    "(?<!(?:page|accounts?|invoices?|debts?|receivables?|balances?|items?) )\\baged? (?:between |from |under |below |over |up to )?\\d{2}\\b(?:\\s*(?:-|–|to|and)\\s*\\d{2})?",
    "\\b(?:(?:not |no )(?:over|above|older than)|under|below|older than|younger than)(?: the age of)? \\d{2}\\b(?=\\s*(?:$|[.,;)]|only|preferred|years?(?: old| of age)?\\s*(?:$|[.,;)])|years? (?:old|of age)|yrs))",
    "\\bbetween (?:1[89]|[2-6]\\d) (?:and|to) [2-7]\\d\\b(?=\\s*(?:$|[.,;)]|years?(?: old| of age)?\\s*(?:$|[.,;)])))(?: years?(?: old| of age)?)?",
    "\\b(?:\\d{2}\\s*(?:-|–|to|and)\\s*)?\\d{2}\\+?[- ]?(?:years?|yrs?)[- ](?:old|of[- ]age)\\b",
    "^(?:(?:1[89]|[2-6]\\d)\\s*(?:-|–|to)\\s*[2-7]\\d(?: years?| yrs)?|(?:max(?:imum)?\\.?|up to) (?:2[5-9]|[3-6]\\d) (?:years?|yrs))$",
    "\\b(?:candidates?|applicants?) (?:aged )?(?:over|above|under|below) \\d{2}\\b(?: (?:need not|cannot|will not)[^.;,]*)?|\\bin (?:their|her|his) (?:(?:early|mid|late)[- ])?(?:twenties|thirties|forties|fifties|[2-6]0['’]?s)\\b",
    "\\bolder (?:workers?|candidates?|applicants?|people) (?:need not|cannot|may not|not)\\b|\\bno (?:baby )?boomers\\b|\\byoungsters?\\b|\\bcollege[- ]aged?\\b|\\bstudent age\\b|\\bfresh-faced\\b|\\b(?:zodiac|star sign|horoscope)\\b",
    "\\byoung(?:er|ish)?\\b",
    "\\byouthful\\b(?! skin)|\\bmature,? (?:\\w+,? ){0,2}?(?:candidates?|persons?|applicants?|individuals?|lad(?:y|ies)|wom[ae]n|m[ae]n)\\b",
    "\\b(?:under|over)[- ]\\d{2}s (?:only|preferred)\\b|\\boverqualified (?:candidates|applicants)\\b",
    "\\bborn (?:after|before|between|in|since) (?:19|20)\\d\\d\\b|\\b(?:millennial|gen(?:eration)?[- ]z) mindset\\b",
    "\\b(?:millennials?|gen(?:eration)?[- ]z|retirees|pensioners) (?:only|preferred|candidates?|applicants?)\\b|^(?:millennials?|gen(?:eration)?[- ]z)$",
    "\\b(?:not|no|never) over-?qualified\\b|\\bdate of birth\\b|\\bno (?:retirees|pensioners)\\b",
  ]),
  rule(
    EXPERIENCE_CAP,
    [
      "\\b(?:max(?:imum)?\\.?|at most|(?:no|not) more than|less than|fewer than)(?: of)? (?:\\d{1,2}|two|three|five|ten) ?(?:years?|yrs?)['’]?(?: of)?(?: \\w+){0,2} experience\\b",
    ],
    ask("Experience in this kind of work"),
  ),
  rule(SEX, ["\\bsales ?(?:girl|boy)s?\\b"], ask("Sales assistant")),
  rule(SEX, ["\\boffice (?:girl|boy)s?\\b"], ask("Office assistant")),
  rule(SEX, ["\\bcleaning lad(?:y|ies)\\b"], ask("Cleaner")),
  rule(SEX, [
    `\\b(?:fe)?males?\\b(?: ${ONLY}\\b)?`,
    `\\b(?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|guys?|housewi(?:fe|ves)) ${ONLY}\\b`,
    "\\b(?:only|preferably|strictly|prefer|hire|must be an?|looking for an?|suitable for) (?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|guys?|housewi(?:fe|ves))\\b(?!['’]s)",
    "\\b(?:lady|girl) (?:\\w+ )?(?:only|preferred|wanted|needed|required)\\b|\\bstrong m[ae]n\\b|[,;(]\\s*(?:girls?|boys?|lad(?:y|ies)|wom[ae]n|m[ae]n|guys?)\\s*(?:$|[,;)])|^an? (?:guy|lad|girl|boy|m[ae]n|wom[ae]n|lady) (?:who|to|for|with)\\b",
    "\\b(?:gender|sex)\\s*(?:[:=]|preference|preferred|requirement)|^(?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n)$",
    "\\bcisgender\\b|\\bno trans(?:gender)?\\b|\\bhousewi(?:fe|ves)\\b",
  ]),
  rule(
    "Family and pregnancy are protected: ask for the hours the job needs.",
    [
      "\\b(?:no|without|free (?:of|from)) (?:small |young |any )?(?:kids|children|dependents|dependants|(?:family|childcare|child care|care|caring) (?:commitments|obligations|ties|responsibilities|duties))\\b",
      "\\bfamily (?:man|woman|commitments)\\b|\\bunencumbered\\b[^.;]*",
    ],
    ask("Available for the working hours of the job"),
  ),
  rule(FAMILY, [
    "\\b(?:not|non-?|no)[ -]?(?:be )?pregnan(?:t|cy)\\b|\\bpregnan\\w+ (?:(?:wom[ae]n|candidates?|applicants?)(?: need not apply| cannot apply)?|need not(?: apply)?)\\b|\\bmaternity (?:plans|leave plans)\\b",
    "\\bplanning (?:an? |to (?:have|start) (?:an? )?)?(?:family|child(?:ren)?|baby|pregnancy|marriage)\\b",
    "\\b(?:no|not) plan(?:s|ning)?\\b[^.;]{0,20}\\b(?:child(?:ren)?|family|baby|pregnancy|marriage|marry)\\b",
    "\\bunmarried\\b|(?<!\\bget(?:ting)? )\\bmarried\\b(?! (?:housing|quarters))|\\bdivorced?e?s?\\b(?! (?:law|lawyers?|cases?|mediation|counsel\\w*|proceedings|settlements?|solicitors?))|\\bwidow(?:ed|er)?\\b|\\bchild-?(?:less|free)\\b|\\bsingle (?:status|only|preferred|persons?|wom[ae]n|m[ae]n|lad(?:y|ies)|candidates?)\\b|^single$|^single (?:and|or|,)\\b|\\bno maternity\\b",
    "\\b(?:must be|should be|be|preferably|only) single\\b(?![- ](?:handed|minded|page|source))|\\bnewlyweds?\\b|\\bfamily[- ](?:oriented|minded) (?:wo)?m[ae]n\\b|\\bempty nesters?\\b|\\bpostpon\\w+ (?:pregnancy|children|a family|marriage)\\b|\\b(?:not|no|without)\\b[^.;]{0,20}\\bmaternity leave\\b(?! cover)",
    "\\b(?:mothers?|fathers?|parents?|candidates?|applicants?|people|women|men) (?:of|with) (?:small |young )?(?:kids|children|babies) (?:not|need not|cannot|may not)\\b[^.;,]*|\\b(?:husband|wife|spouse)(?:['’]s)? (?:must|consent|permission|approval)\\b",
    "\\b(?:marital|family|parental) status\\b|\\b(?:married|unmarried|single) (?:only|preferred)\\b|\\b(?:mothers?|fathers?|moms?|parents?) (?:only|need not|preferred)\\b",
  ]),
  rule(
    ORIGIN,
    [
      "\\bcitizenship\\b|\\bcitizens? (?:only|preferred|required|candidates?|applicants?)\\b|\\b(?:only|must be|be an?|available for)\\b[^.;,]{0,30}\\bcitizens?\\b|\\bcitizens of [^.;,]{2,30} only\\b|^(?:\\w+ ){0,2}citizens?$|\\bgreen[- ]card\\b|\\bpermanent residents? only\\b|\\bpassport holders?\\b",
      "\\bnationality\\s*(?:[:=]|$|only|preferred|required)|\\bnationals? (?:only|preferred|required)\\b|\\b(?:only|must be an?) \\p{L}+ nationals?\\b",
      `\\b(?:${ORIGINS}) (?:nationals?|citizens?)\\b(?! (?:team|health|park|grid|curriculum))`,
      `\\b(?:${ORIGINS})[- ]born\\b|\\b(?:${ORIGINS}) passports?\\b`,
      "\\b(?:native|locally?)[- ]born\\b|\\b(?:place|country) of (?:birth|origin)\\b|\\bbirthplace\\b|\\bborn (?:and raised )?in (?!(?:19|20)\\d\\d)(?:the )?[a-z]+\\b|\\bpassport of\\b[^.;,]*|^no (?:work )?visas?$|\\bno (?:h-?1b|opt|cpt|visa holders?|student visas?)\\b|\\bh-?1b(?: visas?)? (?:not|need not|cannot)\\b|\\bno (?:foreigners|expats|immigrants)\\b|\\bexpats? only\\b",
    ].map((pattern) => pattern.replaceAll("\\p{L}", "[a-z]")),
    (text) => (/clearance/i.test(text) ? "Eligible for the security clearance of the job" : RIGHT_TO_WORK),
  ),
  rule(ORIGIN, [
    `\\b(?:${ORIGINS}) (?:(?:fe)?male|m[ae]n|wom[ae]n|lad(?:y|ies)|people|persons?|candidates?|applicants?)\\b|\\b(?:${ORIGINS})(?= (?:nann(?:y|ies)|maids?|housekeepers?)\\b)`,
    `(?!${LANGUAGE} )\\b(?:${ORIGINS}) ${ONLY}\\b|\\b(?:${ORIGINS})s ${ONLY}\\b|\\bonly (?:${ORIGINS})s\\b|\\bspaniards\\b`,
    `\\b(?:${ORIGINS})[- ](?:looking|looks?|appearance|features)\\b|\\bethnic (?:${ORIGINS})s?\\b`,
    "\\b(?:race|ethnicity|skin colou?r|complexion|tribe)\\s*(?:[:=]|preference|preferred|requirement)|\\b(?:ethnic|racial) (?:origin|background|group)\\b",
    "\\b(?:upper |lower |scheduled |same |specific )?castes?\\b|\\b(?:fair|light|white)[- ](?:complexion|skin(?:ned)?)\\b|\\bof [a-z]+ (?:descent|ethnicity|heritage)\\b|^(?:race|ethnicity)$",
    "^(?:arab|asian|black|brahmin|caucasian|dalit|european|hispanic|latin[oa]|white)s?$",
  ]),
  rule(RELIGION, [
    `\\b(?:practi[sc]ing |devout |committed |believing )(?:${FAITHS})s?\\b|\\b(?:${FAITHS})s? (?:believers?|faith|${ONLY})\\b|\\b(?:must be an?|only) (?:${FAITHS})s?\\b|^(?:${FAITHS})s?$`,
    `\\bnon-(?:${FAITHS})s?\\b|\\b(?:${FAITHS}) (?:values|lifestyle|beliefs?)\\b|\\b(?:attend\\w*|go\\w* to) (?:a )?(?:church|mosque|temple|synagogue)\\b|\\bbeliev\\w+ in god\\b|^(?:(?:pure|strict) )?vegetarians?$|\\bvegetarians? (?:only|preferred|candidates?|applicants?)\\b|^(?:${FAITHS}) (?:vegetarian|only)`,
    "\\breligion\\b|\\breligious (?:beliefs?|background|affiliation|preference)\\b|\\b(?:no|without)(?: a)? (?:hijabs?|headscar(?:f|ves)|turbans?)\\b|\\b(?:hijabs?|headscar(?:f|ves)|turbans?) not\\b|\\bgod[- ]fearing\\b|\\bchurch[- ]?(?:going|goers?|members?|attendance)\\b",
  ]),
  rule(
    FIRST_LANGUAGE,
    [
      `\\bnative(?:[- ]level)?[- ](?:or (?:bilingual|near[- ]native) )?(?:${LANGUAGE}[- ])?(?:speak(?:er|ing)s?|fluency|proficiency|level)\\b`,
      `\\bnative(?:[- ]level)? (?:in )?${LANGUAGE}\\b|\\b${LANGUAGE}\\s*[(:,–-]\\s*native\\b|\\b${LANGUAGE} natives?\\b`,
      `\\bmother[- ]?tongue\\b|\\b(?:${LANGUAGE}|as an?|be|is) (?:first|native) language\\b|\\bfirst language\\b(?! (?:acquisition|learning|teaching|python|java|c\\b))`,
      "\\b(?:no|without an?|without|neutral|native|british|american|uk|us|foreign|clear|good|thick|strong)(?: \\w+)? accents?\\b(?! (?:of colou?r|walls?|pieces?))|\\baccent[- ](?:free|neutral|less)\\b",
    ],
    (text) => {
      const language = languageIn(text);
      return language ? `Fluent ${language}` : "Fluent in the language of the job";
    },
  ),
  rule(
    LOOKS,
    [
      "\\b(?:presentable|well[- ]groomed|pleasing (?:personality|appearance)|(?:good|smart|physical|nice|neat|pleasant|attractive|tidy) (?:appearance|looks))\\b",
    ],
    ask("Professional manner with clients"),
  ),
  rule(LOOKS, [
    "\\bgood[- ]looking\\b|\\bhandsome\\b(?! \\w{1,30}['’]s)|\\bbeautiful smile\\b|\\bclean[- ]shaven\\b|^tall(?=$|,| and | (?:persons?|people|candidates?|m[ae]n|wom[ae]n))|\\bgood figure\\b|^slender\\b|^well[- ]built$|\\b(?:attractive|beautiful|pretty)(?=\\s*(?:$|[,.;)]|personality|persons?|people|candidates?|appearance|(?:fe)?male|lad|wom|m[ae]n\\b|girls?|individual|looks?|faces?|receptionists?|host(?:ess)?(?:es)?|waitress|waiters?|secretar|sales\\w))",
    "\\bphoto(?:graph)?s? (?:required(?! to be)|attached|mandatory|needed|must|is required)\\b|\\b(?:attach|include|send|enclose|with|add|provide)(?: us)?(?: an?| your)?(?: recent| passport[- ]size| professional){0,3} photo(?:graph)?\\b|\\bpassport[- ]size photo\\w*|^photo(?:graph)?$",
    "\\b(?:(?:min(?:imum|\\.)?|good) height|height\\s*(?:[:=]|of\\b|above|over|at least|min|required|between|\\d+|and weight)|body mass|bmi|weight (?:under|below|between|max\\w*|up to|\\d+))\\b[^.;]*|\\b[4-6]\\s?['’′] ?\\d{1,2}(?:[\"”″]|['’]{2}| tall)|\\bslim (?:figure|build|persons?|people|candidates?)\\b|^slim$|\\b(?:tall|slim) and (?:slim|tall|fit|good|attractive)\\b|\\b(?:no|without)(?: visible)? (?:tattoos?|piercings?|beards?)\\b",
  ]),
  rule(
    HEALTH,
    [
      "\\bable[- ]bodied\\b|\\b(?:physically|medically|mentally)(?: and (?:mentally|physically))? (?:fit|healthy|strong)\\b|\\b(?:good|excellent|perfect|sound|full) (?:physical |mental )?(?:health|physical condition)\\b|\\bhealthy (?:persons?|individuals?|candidates?|body)\\b|\\bphysical fitness\\b(?! (?:instruct|train|coach|class|program))|\\bphysical shape\\b|^healthy(?: lifestyle)?$",
      "\\b(?:no|without|free (?:of|from))(?: any| known| serious| chronic| physical| mental){0,6} (?:disabilit\\w+|handicaps?|illness\\w*|diseases?|health (?:problems?|issues?|conditions?)|medical (?:conditions?|issues|history|problems?)|mental (?:illness|health issues)|sick(?:ness)? (?:absences?|leave|record|days)|epilepsy|diabetes|adhd|autism|dyslexia|hiv|stutter\\w*|speech (?:impediments?|defects?)|glasses)\\b",
      "\\b(?:not|non-?|no) ?(?:disabled|handicapped)\\b|\\b(?:no|not) (?:for )?wheelchair|\\bwheelchair users? (?:cannot|can['’]?t|need not|may not)(?: apply)?|\\bclean bill of health\\b|\\b(?:perfect|good|20/20) (?:vision|eyesight|hearing|sight)\\b|\\b(?:hearing|sight|eyesight)\\b[^.;,]{0,15}\\bperfect\\b|\\bspeech without (?:defects?|impediments?)\\b|\\bneuro-?typical\\b|\\bno neuro-?divergent\\b|\\bblood (?:group|type)[: ]+(?:a|b|ab|o)\\b|\\bhiv[- ](?:negative|free)\\b",
    ],
    ask("Able to do the physical tasks of the job, with reasonable adjustments"),
  ),
  rule(HABITS, [
    "\\bnon-? ?smokers?\\b|\\bno (?:smokers|drinkers|bad habits)\\b|\\btee-?total\\w*|\\bsober lifestyle\\b",
  ]),
  rule("Sexual orientation is a protected trait: it cannot be asked.", [
    "\\bheterosexuals?\\b|\\bsexual orientation\\b|\\bno (?:gays?|homosexuals?|lesbians?|lgbt\\w*)\\b|\\b(?:gay|lesbian|straight|homosexual)s? (?:only|preferred|candidates?|applicants?|m[ae]n|wom[ae]n|(?:fe)?males?)\\b|^straight$|\\b(?:lgbt\\w*|gays?|trans(?:gender)?|homosexuals?)(?: people| candidates)? (?:need not|not|cannot|may not|excluded)\\b",
  ]),
  rule(
    SERVICE,
    [
      "\\b(?:dis)?hono(?:u)?rabl[ey] discharged?\\b|\\b(?:military|army|service) discharge\\b|\\bdischarge (?:status|papers)\\b",
      "\\b(?:completed|finished|done with|exempt(?:ed)? from|free (?:of|from)|no) (?:the )?(?:compulsory |mandatory )?(?:military|national) (?:service|duty|obligations?)\\b|\\bmilitary (?:service )?(?:completed|done|exempt\\w*|status)\\b|\\bdraft[- ]exempt\\b|\\bno (?:veterans|reservists)\\b|\\bveterans need not\\b",
    ],
    nothing,
  ),
  rule(
    RECORD,
    [
      "\\b(?:no|without(?: an?)?|free of)(?: prior| past)? (?:criminal|police|arrest)(?: record| history| background| convictions?){0,4}\\b|\\b(?:clean|clear) (?:(?:criminal |police |legal )(?:background|record)|(?:background|record)(?= ?(?:$|[,.;)]|required|only|check)))|\\bno (?:prior )?(?:convictions?|felon(?:y|ies|s)|arrests?)\\b|\\bnever (?:been )?(?:arrested|convicted)\\b|\\bcriminal (?:record|history)\\b|\\bfelons? need not\\b|\\bno ex-?(?:offenders|convicts)\\b",
    ],
    ask("Willing to take the background check the job requires"),
  ),
  rule(
    '"Fit" leaves the door open to every bias: say how the person is to work.',
    [
      "\\bcultur(?:e|al|ally)[- ]?fit\\b|\\bfit (?:in(?:to|with)? )?(?:with )?(?:our|the) (?:company |team )?culture\\b|\\b(?:good|right) (?:family |social )?(?:background|pedigree|breeding)\\b|\\b(?:from|of) an? good family\\b|\\bone of us\\b",
    ],
    ask("Experience of working in a team"),
  ),
  rule(
    GAPS,
    [
      "\\b(?:no|without)(?: any| unexplained| large| long){0,4} (?:employment|career|work|study|education|cv|resume) (?:gaps?|breaks?)\\b|\\b(?:no|without)(?: any| unexplained| large| long){0,4} (?:gaps?|breaks?)(?=\\s*(?:$|[,.;)]|(?:in|between) (?:the |their |your )?(?:cv|resume|employment|career|education|work|jobs)))[^.;,]*",
      "\\b(?:unbroken|continuous|uninterrupted|gapless) (?:employment|work|career|service)(?: history| record)?\\b|\\b(?:must be )currently employed\\b|\\bcurrently employed (?:only|candidates?|applicants?)\\b|^currently employed$|\\bno unemployed\\b|\\bunemployed need not\\b",
    ],
    ask("Relevant experience, whenever it was gained"),
  ),
  rule(
    RESIDENCE,
    [
      "(?:^|\\b(?:must|should|who|to|you|be|currently|already|candidates?|applicants?) )(?:already |currently )?liv(?:e|es|ing) (?:with|in|near|close|locally|nearby|less|no more|around|at)",
      "\\bresid(?:e|es|ing|ent|ents) (?:with|in|near|close|locally|nearby|less|no more|around|at|of)",
      "\\b(?:local (?:candidates?|residents?|applicants?|people)|locals) (?:only|preferred)\\b|\\bonly (?:locals|local (?:candidates?|residents?|applicants?|people))\\b|(?:^|\\b(?:must have|permanent|current) )residence in\\b|\\b(?:from|of) (?:the|a|our) (?:good |right |same |safe |local )?neighbou?rhood\\b|\\b(?:specific|good|right|local) neighbou?rhoods?\\b|\\b(?:(?:live|from|in|of|with)\\b[^.;]{0,20} (?:post|zip) ?codes?|(?:post|zip) ?codes? (?:\\d+|[a-z]{1,2}\\d|only|must|in))\\b",
    ],
    ask("Able to be at the place of work at the hours of the job"),
  ),
  rule(
    "What somebody owes stands in for origin and means: ask for experience with money instead.",
    [
      "\\bcredit (?:histor(?:y|ies)|scores?|ratings?|reports?|worth\\w*)\\b|\\b(?:good|clean|excellent|strong|perfect|bad) credit\\b|\\b(?:no|never|not)(?: been| any)* (?:bankrupt(?:cy|cies)?|debts?|ccjs?)\\b",
    ],
    ask("Experience of handling money"),
  ),
  rule("Political views cannot be asked.", [
    "\\bpolitical (?:views?|opinions?|affiliation|beliefs?)\\b|\\bparty members?(?:hip)?\\b",
  ]),
  rule("Whether somebody belongs to a union cannot be asked.", [
    "\\bno (?:trade )?union (?:members?|activists?)\\b|\\b(?:trade )?union members?(?:hip)? (?:not|need not|cannot)\\b|^(?:not an? |an? )?member of an? (?:trade )?union$",
  ]),
];
