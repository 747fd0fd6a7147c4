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
const ANY_LANGUAGE = new RegExp(LANGUAGES, "iu");
const FAITHS = "christlich|katholisch|evangelisch|muslimisch|jüdisch";

export const GERMAN_RULES = [
  ruleAbroad(
    AGE,
    [
      "jung(?:e[nrs]?)?(?:,| und|, und) (?:dynamisch|engagiert|motiviert|frisch|hungrig|belastbar|flexibel|energiegeladen)\\p{L}{0,30}(?![^.;]{0,25}(?:Team|Unternehmen|Firma|Start-?up))",
    ],
    ask("Motiviert und offen für Neues"),
  ),
  ruleAbroad(AGE, [
    "(?<!(?:mit|für|von|der|Betreuung|Förderung|Beratung|Ausbildung|Begleitung) )junge[rs]? (?:Mitarbeiter\\p{L}{0,30}|Kolleg\\p{L}{0,30}|Leute|Menschen|Bewerber\\p{L}{0,30}|Männer|Frauen|Talente?|Fachkräfte|Personen)",
    "Höchstalter[^.;,]{0,200}|Altersgrenze[^.;,]{0,200}|(?<!(?:im|mittleren) )Alter ?[:(]? ?(?:von |zwischen |bis |max\\p{L}{0,30}\\.? |unter )?\\d\\d[^.;,]{0,200}",
    "(?:maximal|höchstens|bis(?: zu)?|unter) (?:2\\d|[3-6]\\d) Jahren? alt|(?:nicht älter als|jünger als) \\d\\d(?: Jahren?)?",
    "zwischen (?:1[89]|[2-5]\\d) und [2-6]\\d Jahren?(?: alt)?(?! (?:Berufs)?Erfahrung)|unter [2-6]\\d Jahren(?! (?:Berufs)?Erfahrung)",
  ]),
  ruleAbroad(
    AGE,
    [
      "(?:nur |ausschließlich )Berufs(?:einsteig|anfäng)er\\p{L}{0,30}|Berufs(?:einsteig|anfäng)er\\p{L}{0,30} (?:nur|bevorzugt)|frisch\\p{L}{0,30} (?:Absolvent\\p{L}{0,30}|gebackene\\p{L}{0,30}|von der (?:Uni|Hochschule|Schule))",
    ],
    ask("Passendes Studium, Ausbildung oder erste Berufserfahrung"),
  ),
  ruleAbroad(SEX, [
    "(?:nur|ausschließlich|bevorzugt|vorzugsweise) (?:Männer|Frauen|männlich\\p{L}{0,30}|weiblich\\p{L}{0,30}|Damen|Herren|Mädchen)|(?:Männer|Frauen|Mann|Frau|männlich|weiblich|Damen?) (?:bevorzugt|gesucht|erwünscht|gewünscht)|Geschlecht ?:[^.;,]{0,200}",
    "(?<=^\\s{0,9})(?:männlich|weiblich|Mann|Frau)(?:en|er)?(?=\\s{0,9}$)",
  ]),
  ruleAbroad(FAMILY, [
    "ledig(?:e[rnms]?)?|verheiratet\\p{L}{0,30}|(?<=^)alleinstehend|kinderlos\\p{L}{0,30}|ohne Kinder|familiär ungebunden\\p{L}{0,30}|(?<=^)ungebunden|nicht schwanger|keinen? (?:Kinderwunsch|Schwangerschaft)|Familienstand[^.;,]{0,200}",
  ]),
  ruleAbroad(
    ORIGIN,
    [
      "(?:deutsche|österreichische|schweizer|europäische|EU)-? ?(?:Staatsangehörigkeit|Staatsbürger\\p{L}{0,30}|Nationalität)|(?:Staatsangehörigkeit|Nationalität) ?:[^.;,]{0,200}|(?:Staatsangehörigkeit|Nationalität) (?:eines|der|in)[^.;,]{0,200}|nur (?:EU-?Bürger\\p{L}{0,30}|Deutsche|Inländer\\p{L}{0,30})|keine Ausländer\\p{L}{0,30}|gebürtige[rn]? \\p{Lu}\\p{L}{1,30}",
    ],
    ask("Arbeitserlaubnis für das Land der Stelle"),
  ),
  ruleAbroad(RELIGION, [
    `(?:${FAITHS})\\p{L}{0,30} (?:Glaube|Konfession|Bekenntnis)\\p{L}{0,30}|(?:Kirchen|Konfessions|Religions)zugehörigkeit|Zugehörigkeit zu(?:r| einer)(?: \\p{L}{1,30})? Kirche|Mitglied(?:schaft)? (?:in|der|einer)[^.;,]{0,25} Kirche|(?<=^)(?:${FAITHS})(?=$)`,
  ]),
  ruleAbroad(
    FIRST_LANGUAGE,
    ["Muttersprach\\p{L}{0,30}|muttersprachlich\\p{L}{0,30}|akzentfrei\\p{L}{0,30}|ohne Akzent"],
    (text) => {
      const [name] = ANY_LANGUAGE.exec(text) ?? [];
      return name ? `Fließend ${name}` : "Fließend in der Sprache der Stelle";
    },
  ),
  ruleAbroad(
    LOOKS,
    [
      "(?:sehr )?(?:gepflegt|attraktiv|ansprechend)e[sn]? (?:Äußere[sn]?|Erscheinung\\p{L}{0,30}|Aussehen)|gut ?aussehend\\p{L}{0,30}|gutes Aussehen|gutes Erscheinungsbild",
    ],
    ask("Professioneller Umgang mit Kunden"),
  ),
  ruleAbroad(LOOKS, [
    "(?:Bewerbungs|Pass|Licht)(?:foto|bild)\\p{L}{0,30}|(?:Lebenslauf|Bewerbung\\p{L}{0,30}) mit (?:Foto|Bild)|Körpergröße[^.;,]{0,200}|ohne (?:sichtbare )?(?:Tattoos|Piercings|Tätowierungen)",
  ]),
  ruleAbroad(
    HEALTH,
    [
      "körperlich(?:e[rsn]?)? (?:und (?:geistig|psychisch)(?:e[rsn]?)? )?(?:fit|gesund|belastbar|Fitness|Belastbarkeit)|gesundheitlich\\p{L}{0,30} (?:fit|geeignet|uneingeschränkt)|(?<=^)gesund(?=$)|keine (?:Behinderung|chronischen|gesundheitlichen)[^.;,]{0,200}|ohne (?:Behinderung|gesundheitliche)[^.;,]{0,200}|gute[rn]? (?:Gesundheit|Gesundheitszustand)",
    ],
    ask("Kann die körperlichen Aufgaben der Stelle erledigen, mit angemessenen Vorkehrungen"),
  ),
  ruleAbroad(HABITS, ["Nichtraucher(?:innen|in)?"]),
  ruleAbroad(
    RECORD,
    [
      "(?:keine|ohne) Vorstrafen?|nicht vorbestraft|(?:einwandfreies |polizeiliches ){0,2}Führungszeugnis ohne Eintr\\p{L}{1,30}",
    ],
    ask("Bereit zu der Überprüfung, die die Stelle verlangt"),
  ),
  ruleAbroad(
    GAPS,
    [
      "(?:keine|ohne) Lücken(?: im Lebenslauf|(?=\\s{0,9}(?:$|[,.;])))|lückenlos\\p{L}{0,30} (?:Lebenslauf|Werdegang|Erwerbsbiogra\\p{L}{1,30})",
    ],
    ask("Passende Erfahrung, wann auch immer sie erworben wurde"),
  ),
  ruleAbroad(
    RESIDENCE,
    [
      "Wohnort (?:in|im|nahe)[^.;,]{0,200}|wohnhaft (?:in|im|nahe)[^.;,]{0,200}|(?:nur )?Ortsansässige\\p{L}{0,30}",
    ],
    ask("Kann zu den Arbeitszeiten am Arbeitsort sein"),
  ),
];
