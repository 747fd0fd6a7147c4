import { LANGUAGE, languageIn } from "./lawful-phrases";

export type TraitRule = {
  /** Why it cannot be judged by, in one sentence. */
  reason: string;
  pattern: RegExp;
  /**
   * What to ask instead: the whole criterion, or null where nothing may be asked. Absent: the criterion
   * without the words found.
   */
  instead?: (text: string) => string | null;
};

const rule = (reason: string, patterns: string[], instead?: TraitRule["instead"]): TraitRule => ({
  reason,
  pattern: new RegExp(patterns.map((pattern) => `(?:${pattern})`).join("|"), "i"),
  instead,
});
const ask = (wording: string) => () => wording;
const nothing = () => null;

const ONLY = "(?:only|preferred|candidates?|applicants?|wanted|needed|required)";
const ORIGINS =
  "african|american|arab|asian|australian|bangladeshi|black|brahmin|british|canadian|caucasian|chinese|dalit|emirati|european|eu|filipin[oa]|french|german|gulf|hispanic|indian|irish|israeli|kuwaiti|latin[oa]|lebanese|malay|nepali|nigerian|omani|pakistani|polish|qatari|roma|romanian|russian|saudi|sri lankan|turkish|uae|uk|us|usa|western|white";
const FAITHS = "christian|muslim|hindu|jewish|catholic|protestant|sikh|buddhist|mormon|atheist";

const AGE = "Age, and what stands in for it, is a protected trait: ask for what the person can do.";
const SEX = "Sex and gender are protected traits: the job is open to everyone.";
const ORIGIN =
  "Nationality, race, ethnic origin and caste are protected traits: only the right to work may be asked.";
const RIGHT_TO_WORK = "Right to work in the country of the job";
const HEALTH =
  "Health and disability are protected traits: ask for the task, and leave room for reasonable adjustments.";

/** Read from top to bottom; the first that finds something says why. */
export const TRAIT_RULES: TraitRule[] = [
  rule(
    AGE,
    ["\\byoung(?:er)?,? (?:and |& )?(?:dynamic|energetic|enthusiastic|motivated|fresh|hungry|ambitious)\\b"],
    ask("Motivated, comfortable with change"),
  ),
  rule(AGE, ["\\bdigital[- ]natives?\\b"], ask("Comfortable with digital tools")),
  rule(
    AGE,
    [
      "\\b(?:recent(?:ly)?|fresh(?:ly)?)(?: university| college)?[- ]grad(?:uate[ds]?|s)?\\b",
      "\\bfreshers?\\b|\\bnew[- ]grad(?:uate)?s? (?:only|preferred)\\b",
      "\\b(?:20\\d\\d batch|batch of 20\\d\\d|class of 20\\d\\d)\\b",
      "\\bgraduated (?:after|since|within|in the last|no earlier)\\b",
      "\\b(?:school|college) leavers? only\\b",
    ],
    ask("Relevant studies, training or first work experience"),
  ),
  rule(AGE, [
    "\\b(?:maximum|max\\.?|upper|preferred) age\\b|\\bage (?:limit|range|group|bracket|between|under|below|max\\w*|up to|preferred)\\b|\\bage\\s*[:=<]",
    "\\baged? (?:between |from |under |below |over |up to )?\\d{2}\\b(?:\\s*(?:-|–|to|and)\\s*\\d{2})?",
    "\\b(?:(?:not |no )(?:over|above|older than)|under|below|older than|younger than)(?: the age of)? \\d{2}\\b(?=\\s*(?:$|[.,;)]|only|preferred|years?(?: old| of age)?\\s*(?:$|[.,;)])|years? (?:old|of age)|yrs))",
    "\\bbetween (?:1[89]|[2-6]\\d) (?:and|to) [2-7]\\d\\b(?=\\s*(?:$|[.,;)]|years?(?: old| of age)?\\s*(?:$|[.,;)])))(?: years?(?: old| of age)?)?",
    "\\b(?:\\d{2}\\s*(?:-|–|to|and)\\s*)?\\d{2}\\+?[- ]?(?:years?|yrs?)[- ](?:old|of[- ]age)\\b",
    "^(?:1[89]|[2-6]\\d)\\s*(?:-|–|to)\\s*[2-7]\\d(?: years?)?$",
    "\\byoung(?:er|ish)?\\b",
    "\\byouthful\\b|\\bmature (?:candidates?|persons?|applicants?|individuals?|lad(?:y|ies)|wom[ae]n|m[ae]n)\\b",
    "\\b(?:under|over)[- ]\\d{2}s (?:only|preferred)\\b|\\boverqualified (?:candidates|applicants)\\b",
    "\\bborn (?:after|before|between|in|since) (?:19|20)\\d\\d\\b|\\b(?:millennial|gen(?:eration)?[- ]z) mindset\\b",
    "\\b(?:millennials?|gen(?:eration)?[- ]z) (?:only|preferred|candidates?|applicants?)\\b",
    "\\b(?:not|no|never) over-?qualified\\b|\\bdate of birth\\b|\\bno (?:retirees|pensioners)\\b",
  ]),
  rule(
    "A cap on experience keeps out who is older: ask for the least the work needs.",
    [
      "\\b(?:max(?:imum)?\\.?|at most|(?:no|not) more than|less than|fewer than)(?: of)? (?:\\d{1,2}|two|three|five|ten) ?(?:years?|yrs?)['’]?(?: of)?(?: \\w+){0,2} experience\\b",
    ],
    ask("Experience in this kind of work"),
  ),
  rule(SEX, ["\\bsales ?(?:girl|boy)s?\\b"], ask("Sales assistant")),
  rule(SEX, ["\\boffice (?:girl|boy)s?\\b"], ask("Office assistant")),
  rule(SEX, [
    `\\b(?:fe)?males?\\b(?: ${ONLY}\\b)?`,
    `\\b(?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|guys?|housewi(?:fe|ves)) ${ONLY}\\b`,
    "\\b(?:only|preferably|strictly|prefer|hire|must be an?|looking for an?|suitable for) (?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|guys?|housewi(?:fe|ves))\\b(?!['’]s)",
    "\\b(?:gender|sex)\\s*(?:[:=]|preference|preferred|requirement)|^(?:m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n)$",
    "\\bcisgender\\b|\\bno trans(?:gender)?\\b|\\bhousewi(?:fe|ves)\\b",
  ]),
  rule(
    "Family and pregnancy are protected: ask for the hours the job needs.",
    [
      "\\b(?:no|without|free (?:of|from)) (?:small |young |any )?(?:kids|children|dependents|dependants|family (?:commitments|obligations|ties|responsibilities|duties))\\b",
      "\\bfamily (?:man|woman|commitments)\\b|\\bunencumbered\\b[^.;]*",
    ],
    ask("Available for the working hours of the job"),
  ),
  rule("Family status, pregnancy and plans for children are protected: they cannot be asked.", [
    "\\b(?:not|non-?|no)[ -]?(?:be )?pregnan(?:t|cy)\\b|\\bpregnan\\w+ (?:(?:wom[ae]n|candidates?|applicants?)(?: need not apply| cannot apply)?|need not(?: apply)?)\\b|\\bmaternity (?:plans|leave plans)\\b",
    "\\bplanning (?:an? |to (?:have|start) (?:an? )?)?(?:family|child(?:ren)?|baby|pregnancy|marriage)\\b",
    "\\b(?:no|not) plan(?:s|ning)?\\b[^.;]{0,20}\\b(?:child(?:ren)?|family|baby|pregnancy|marriage|marry)\\b",
    "\\bunmarried\\b|(?<!\\bget(?:ting)? )\\bmarried\\b|\\bdivorced?e?s?\\b|\\bwidow(?:ed|er)?\\b|\\bchild-?(?:less|free)\\b|\\bsingle (?:status|only|preferred|persons?|wom[ae]n|m[ae]n|lad(?:y|ies)|candidates?)\\b|^single$|^single (?:and|or|,)\\b|\\bno maternity\\b",
    "\\b(?:marital|family|parental) status\\b|\\b(?:married|unmarried|single) (?:only|preferred)\\b|\\b(?:mothers?|fathers?|moms?|parents?) (?:only|need not|preferred)\\b",
  ]),
  rule(
    ORIGIN,
    [
      "\\bcitizenship\\b|\\bcitizens? (?:only|preferred|required|candidates?|applicants?)\\b|\\b(?:only|must be|be an?|available for)\\b[^.;,]{0,30}\\bcitizens?\\b|\\bcitizens of [^.;,]{2,30} only\\b|^(?:\\w+ ){0,2}citizens?$|\\bgreen[- ]card\\b|\\bpermanent residents? only\\b|\\bpassport holders?\\b",
      "\\bnationality\\s*(?:[:=]|$|only|preferred|required)|\\bnationals? (?:only|preferred|required)\\b|\\b(?:only|must be an?) \\p{L}+ nationals?\\b",
      `\\b(?:${ORIGINS}) (?:nationals?|citizens?)\\b(?! (?:team|health|park|grid|curriculum))`,
      `\\b(?:${ORIGINS})[- ]born\\b|\\b(?:${ORIGINS}) passports?\\b`,
      "\\b(?:native|locally?)[- ]born\\b|\\b(?:place|country) of (?:birth|origin)\\b|\\bbirthplace\\b|\\bno (?:foreigners|expats|immigrants)\\b|\\bexpats? only\\b",
    ].map((pattern) => pattern.replaceAll("\\p{L}", "[a-z]")),
    (text) => (/clearance/i.test(text) ? "Eligible for the security clearance of the job" : RIGHT_TO_WORK),
  ),
  rule(ORIGIN, [
    `\\b(?:${ORIGINS}) (?:(?:fe)?male|m[ae]n|wom[ae]n|lad(?:y|ies)|people|persons?|${ONLY})\\b`,
    "\\b(?:race|ethnicity|skin colou?r|complexion|tribe)\\s*(?:[:=]|preference|preferred|requirement)|\\b(?:ethnic|racial) (?:origin|background|group)\\b",
    "\\b(?:upper |lower |scheduled |same |specific )?castes?\\b|\\b(?:fair|light|white)[- ](?:complexion|skin(?:ned)?)\\b|\\bof [a-z]+ (?:descent|ethnicity|heritage)\\b|^(?:race|ethnicity)$",
    "^(?:arab|asian|black|brahmin|caucasian|dalit|european|hispanic|latin[oa]|western|white)s?$",
  ]),
  rule("Religion and belief are protected traits: they cannot be asked.", [
    `\\b(?:practi[sc]ing |devout |committed |believing )(?:${FAITHS})s?\\b|\\b(?:${FAITHS})s? (?:believers?|faith|${ONLY})\\b|\\b(?:must be an?|only) (?:${FAITHS})s?\\b|^(?:${FAITHS})s?$`,
    "\\breligion\\b|\\breligious (?:beliefs?|background|affiliation|preference)\\b|\\b(?:no|without)(?: a)? (?:hijabs?|headscar(?:f|ves)|turbans?)\\b|\\b(?:hijabs?|headscar(?:f|ves)|turbans?) not\\b|\\bgod[- ]fearing\\b|\\bchurch[- ]?(?:going|goers?|members?|attendance)\\b",
  ]),
  rule(
    "Where somebody learned a language stands in for origin: ask for the level the job needs.",
    [
      `\\bnative(?:[- ]level)?[- ](?:or (?:bilingual|near[- ]native) )?(?:${LANGUAGE}[- ])?(?:speak(?:er|ing)s?|fluency|proficiency|level)\\b`,
      `\\bnative(?:[- ]level)? (?:in )?${LANGUAGE}\\b|\\b${LANGUAGE}\\s*[(:,–-]\\s*native\\b|\\b${LANGUAGE} natives?\\b`,
      `\\bmother[- ]?tongue\\b|\\b(?:${LANGUAGE}|as an?|be|is) (?:first|native) language\\b|\\bfirst language\\b(?! (?:acquisition|learning|teaching))`,
      "\\b(?:no|without an?|without|neutral|native|british|american|uk|us|foreign|clear|good|thick|strong)(?: \\w+)? accents?\\b|\\baccent[- ](?:free|neutral|less)\\b",
    ],
    (text) => {
      const language = languageIn(text);
      return language ? `Fluent ${language}` : "Fluent in the language of the job";
    },
  ),
  rule(
    "Looks say nothing about the work and stand in for protected traits.",
    [
      "\\b(?:presentable|well[- ]groomed|pleasing (?:personality|appearance)|(?:good|smart|physical) appearance)\\b",
    ],
    ask("Professional manner with clients"),
  ),
  rule("Looks say nothing about the work and stand in for protected traits.", [
    "\\bgood[- ]looking\\b|\\bhandsome\\b|\\b(?:attractive|beautiful|pretty)(?=\\s*(?:$|[,.;)]|persons?|people|candidates?|appearance|(?:fe)?male|lad|wom|m[ae]n\\b|girls?|individual|looks?|faces?|receptionists?|host(?:ess)?(?:es)?|waitress|waiters?|secretar|sales\\w+))",
    "\\bphoto(?:graph)?s? (?:required|attached|mandatory|needed|must|is required)\\b|\\b(?:attach|include|send|enclose|with|add|provide)(?: us)?(?: an?| your)?(?: recent| passport[- ]size| professional)* photo(?:graph)?\\b|\\bpassport[- ]size photo\\w*|^photo(?:graph)?$",
    "\\b(?:(?:min(?:imum|\\.)?|good) height|height\\s*(?:[:=]|of\\b|above|over|at least|min|required|between|\\d|and weight)|body mass|bmi)\\b[^.;]*|\\bslim (?:figure|build|person)?|\\b(?:no|without)(?: visible)? (?:tattoos?|piercings?|beards?)\\b",
  ]),
  rule(
    HEALTH,
    [
      "\\bable[- ]bodied\\b|\\b(?:physically|medically|mentally)(?: and (?:mentally|physically))? (?:fit|healthy|strong)\\b|\\b(?:good|excellent|perfect|sound|full) (?:physical |mental )?(?:health|physical condition)\\b|\\bhealthy (?:persons?|individuals?|candidates?|body)\\b|\\bphysical fitness\\b|^healthy$",
      "\\b(?:no|without|free (?:of|from))(?: any| known| serious| chronic| physical| mental)* (?:disabilit\\w+|handicaps?|illness\\w*|diseases?|health (?:problems?|issues?|conditions?)|medical (?:conditions?|issues|history|problems?)|mental (?:illness|health issues)|sick(?:ness)? (?:leave|record|days))\\b",
      "\\b(?:not|non-?|no) ?(?:disabled|handicapped)\\b|\\b(?:no|not) (?:for )?wheelchair|\\bwheelchair users? (?:cannot|can['’]?t|need not|may not)(?: apply)?|\\bclean bill of health\\b|\\b(?:perfect|good|20/20) (?:vision|eyesight|hearing)\\b|\\bhiv[- ](?:negative|free)\\b",
    ],
    ask("Able to do the physical tasks of the job, with reasonable adjustments"),
  ),
  rule("Sexual orientation is a protected trait: it cannot be asked.", [
    "\\bheterosexuals?\\b|\\bsexual orientation\\b|\\bno (?:gays?|homosexuals?|lesbians?|lgbt\\w*)\\b|\\b(?:gay|lesbian|straight|homosexual)s? (?:only|preferred|candidates?|applicants?|m[ae]n|wom[ae]n|(?:fe)?males?)\\b",
  ]),
  rule(
    "How somebody left the armed forces stands in for health and other protected traits: ask for the experience.",
    [
      "\\b(?:dis)?hono(?:u)?rabl[ey] discharged?\\b|\\b(?:military|army|service) discharge\\b|\\bdischarge (?:status|papers)\\b",
      "\\b(?:completed|finished|done with|exempt(?:ed)? from|free (?:of|from)|no) (?:the )?(?:compulsory |mandatory )?(?:military|national) (?:service|duty|obligations?)\\b|\\bmilitary (?:service )?(?:completed|done|exempt\\w*|status)\\b|\\bno (?:veterans|reservists)\\b|\\bveterans need not\\b",
    ],
    nothing,
  ),
  rule(
    "A blanket bar on any record is unlawful in many places: a check the job requires may be asked for.",
    [
      "\\b(?:no|without(?: an?)?|free of)(?: prior| past)? (?:criminal|police|arrest)(?: record| history| background| convictions?)*\\b|\\b(?:clean|clear) (?:criminal |police |legal )?(?:background|record)\\b|\\bno (?:prior )?(?:convictions?|felon(?:y|ies|s)|arrests?)\\b|\\bnever (?:been )?(?:arrested|convicted)\\b|\\bcriminal (?:record|history)\\b|\\bfelons? need not\\b|\\bno ex-?(?:offenders|convicts)\\b",
    ],
    ask("Willing to take the background check the job requires"),
  ),
  rule(
    '"Fit" leaves the door open to every bias: say how the person is to work.',
    [
      "\\bcultur(?:e|al|ally)[- ]?fit\\b|\\bfit (?:in(?:to|with)? )?(?:with )?(?:our|the) (?:company |team )?culture\\b|\\b(?:good|right) (?:family |social )?(?:background|pedigree|breeding)\\b|\\bone of us\\b",
    ],
    ask("Experience of working in a team"),
  ),
  rule(
    "Gaps are often children, care or illness: ask for the experience, whenever it was gained.",
    [
      "\\b(?:no|without)(?: any| unexplained| large| long)* (?:employment|career|work|study|education|cv|resume) (?:gaps?|breaks?)\\b|\\b(?:no|without)(?: any| unexplained| large| long)* (?:gaps?|breaks?)(?=\\s*(?:$|[,.;)]|(?:in|between) (?:the |their |your )?(?:cv|resume|employment|career|education|work|jobs)))[^.;,]*",
      "\\b(?:unbroken|continuous|uninterrupted|gapless) (?:employment|work|career|service)(?: history| record)?\\b|\\b(?:must be )?currently employed\\b|\\bno unemployed\\b|\\bunemployed need not\\b",
    ],
    ask("Relevant experience, whenever it was gained"),
  ),
  rule(
    "Where somebody lives stands in for origin and means: ask that they can be at work in time.",
    [
      "(?:^|\\b(?:must|should|who|to|you|be|currently|already|candidates?|applicants?) )(?:already |currently )?liv(?:e|es|ing) (?:with|in|near|close|locally|nearby|less|no more|around|at)",
      "\\bresid(?:e|es|ing|ent|ents) (?:with|in|near|close|locally|nearby|less|no more|around|at|of)",
      "\\b(?:local (?:candidates?|residents?|applicants?|people)|locals) only\\b|\\b(?:from|of) (?:the|a|our) (?:good |right |same |safe |local )?neighbou?rhood\\b|\\b(?:specific|good|right|local) neighbou?rhoods?\\b|\\b(?:post|zip) ?codes?\\b",
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
];
