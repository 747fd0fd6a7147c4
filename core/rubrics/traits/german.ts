import {
  AGE,
  ask,
  FAMILY,
  FIRST_LANGUAGE,
  GAPS,
  HABITS,
  HEALTH,
  LOOKS,
  ORIGIN,
  RECORD,
  RELIGION,
  RESIDENCE,
  ruleAbroad,
  SEX,
} from "./trait-rule";

const LANGUAGES =
  "Deutsch|Englisch|Französisch|Spanisch|Italienisch|Russisch|Türkisch|Polnisch|Portugiesisch|Arabisch|Chinesisch|Niederländisch";
const FAITHS = "christlich|katholisch|evangelisch|muslimisch|jüdisch";

export const GERMAN_RULES = [
  ruleAbroad(
    AGE,
    [
      "jung(?:e[nrs]?)?(?:,| und|, und) (?:dynamisch|engagiert|motiviert|frisch|hungrig|belastbar|flexibel|energiegeladen)\\p{L}*(?![^.;]{0,25}(?:Team|Unternehmen|Firma|Start-?up))",
    ],
    ask("Motiviert und offen für Neues"),
  ),
  ruleAbroad(AGE, [
    "(?<!(?:mit|für|von|der|Betreuung|Förderung|Beratung|Ausbildung|Begleitung) )junge[rs]? (?:Mitarbeiter\\p{L}*|Kolleg\\p{L}*|Leute|Menschen|Bewerber\\p{L}*|Männer|Frauen|Talente?|Fachkräfte|Personen)",
    "Höchstalter[^.;,]*|Altersgrenze[^.;,]*|(?<!(?:im|mittleren) )Alter ?[:(]? ?(?:von |zwischen |bis |max\\p{L}*\\.? |unter )?\\d\\d[^.;,]*",
    "(?:maximal|höchstens|bis(?: zu)?|unter) (?:2\\d|[3-6]\\d) Jahren? alt|(?:nicht älter als|jünger als) \\d\\d(?: Jahren?)?",
    "zwischen (?:1[89]|[2-5]\\d) und [2-6]\\d Jahren?(?: alt)?(?! (?:Berufs)?Erfahrung)|unter [2-6]\\d Jahren(?! (?:Berufs)?Erfahrung)",
  ]),
  ruleAbroad(
    AGE,
    [
      "(?:nur |ausschließlich )Berufs(?:einsteig|anfäng)er\\p{L}*|Berufs(?:einsteig|anfäng)er\\p{L}* (?:nur|bevorzugt)|frisch\\p{L}* (?:Absolvent\\p{L}*|gebackene\\p{L}*|von der (?:Uni|Hochschule|Schule))",
    ],
    ask("Passendes Studium, Ausbildung oder erste Berufserfahrung"),
  ),
  ruleAbroad(SEX, [
    "(?:nur|ausschließlich|bevorzugt|vorzugsweise) (?:Männer|Frauen|männlich\\p{L}*|weiblich\\p{L}*|Damen|Herren|Mädchen)|(?:Männer|Frauen|Mann|Frau|männlich|weiblich|Damen?) (?:bevorzugt|gesucht|erwünscht|gewünscht)|Geschlecht ?:[^.;,]*",
    "(?<=^\\s*)(?:männlich|weiblich|Mann|Frau)(?:en|er)?(?=\\s*$)",
  ]),
  ruleAbroad(FAMILY, [
    "ledig(?:e[rnms]?)?|verheiratet\\p{L}*|(?<=^)alleinstehend|kinderlos\\p{L}*|ohne Kinder|familiär ungebunden\\p{L}*|(?<=^)ungebunden|nicht schwanger|keinen? (?:Kinderwunsch|Schwangerschaft)|Familienstand[^.;,]*",
  ]),
  ruleAbroad(
    ORIGIN,
    [
      "(?:deutsche|österreichische|schweizer|europäische|EU)-? ?(?:Staatsangehörigkeit|Staatsbürger\\p{L}*|Nationalität)|(?:Staatsangehörigkeit|Nationalität) ?:[^.;,]*|(?:Staatsangehörigkeit|Nationalität) (?:eines|der|in)[^.;,]*|nur (?:EU-?Bürger\\p{L}*|Deutsche|Inländer\\p{L}*)|keine Ausländer\\p{L}*|gebürtige[rn]? \\p{Lu}\\p{L}+",
    ],
    ask("Arbeitserlaubnis für das Land der Stelle"),
  ),
  ruleAbroad(RELIGION, [
    `(?:${FAITHS})\\p{L}* (?:Glaube|Konfession|Bekenntnis)\\p{L}*|(?:Kirchen|Konfessions|Religions)zugehörigkeit|Zugehörigkeit zu(?:r| einer)(?: \\p{L}+)? Kirche|Mitglied(?:schaft)? (?:in|der|einer)[^.;,]{0,25} Kirche|(?<=^)(?:${FAITHS})(?=$)`,
  ]),
  ruleAbroad(
    FIRST_LANGUAGE,
    ["Muttersprach\\p{L}*|muttersprachlich\\p{L}*|akzentfrei\\p{L}*|ohne Akzent"],
    (text) => {
      const [name] = new RegExp(LANGUAGES, "iu").exec(text) ?? [];
      return name ? `Fließend ${name}` : "Fließend in der Sprache der Stelle";
    },
  ),
  ruleAbroad(
    LOOKS,
    [
      "(?:sehr )?(?:gepflegt|attraktiv|ansprechend)e[sn]? (?:Äußere[sn]?|Erscheinung\\p{L}*|Aussehen)|gut ?aussehend\\p{L}*|gutes Aussehen|gutes Erscheinungsbild",
    ],
    ask("Professioneller Umgang mit Kunden"),
  ),
  ruleAbroad(LOOKS, [
    "(?:Bewerbungs|Pass|Licht)(?:foto|bild)\\p{L}*|(?:Lebenslauf|Bewerbung\\p{L}*) mit (?:Foto|Bild)|Körpergröße[^.;,]*|ohne (?:sichtbare )?(?:Tattoos|Piercings|Tätowierungen)",
  ]),
  ruleAbroad(
    HEALTH,
    [
      "körperlich(?:e[rsn]?)? (?:und (?:geistig|psychisch)(?:e[rsn]?)? )?(?:fit|gesund|belastbar|Fitness|Belastbarkeit)|gesundheitlich\\p{L}* (?:fit|geeignet|uneingeschränkt)|(?<=^)gesund(?=$)|keine (?:Behinderung|chronischen|gesundheitlichen)[^.;,]*|ohne (?:Behinderung|gesundheitliche)[^.;,]*|gute[rn]? (?:Gesundheit|Gesundheitszustand)",
    ],
    ask("Kann die körperlichen Aufgaben der Stelle erledigen, mit angemessenen Vorkehrungen"),
  ),
  ruleAbroad(HABITS, ["Nichtraucher(?:innen|in)?"]),
  ruleAbroad(
    RECORD,
    [
      "(?:keine|ohne) Vorstrafen?|nicht vorbestraft|(?:einwandfreies |polizeiliches )*Führungszeugnis ohne Eintr\\p{L}+",
    ],
    ask("Bereit zu der Überprüfung, die die Stelle verlangt"),
  ),
  ruleAbroad(
    GAPS,
    [
      "(?:keine|ohne) Lücken(?: im Lebenslauf|(?=\\s*(?:$|[,.;])))|lückenlos\\p{L}* (?:Lebenslauf|Werdegang|Erwerbsbiogra\\p{L}+)",
    ],
    ask("Passende Erfahrung, wann auch immer sie erworben wurde"),
  ),
  ruleAbroad(
    RESIDENCE,
    ["Wohnort (?:in|im|nahe)[^.;,]*|wohnhaft (?:in|im|nahe)[^.;,]*|(?:nur )?Ortsansässige\\p{L}*"],
    ask("Kann zu den Arbeitszeiten am Arbeitsort sein"),
  ),
];
