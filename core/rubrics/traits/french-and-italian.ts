import {
  AGE,
  ask,
  FAMILY,
  FIRST_LANGUAGE,
  HABITS,
  HEALTH,
  LOOKS,
  ORIGIN,
  RECORD,
  ruleAbroad,
  SEX,
} from "./trait-rule";

const LANGUAGES = "anglais|français|allemand|espagnol|italien|portugais|arabe|chinois|néerlandais";
const ANY_LANGUAGE = new RegExp(LANGUAGES, "iu");
const FEMALE_OR_MALE = "femmes?|hommes?";

export const FRENCH_AND_ITALIAN_RULES = [
  ruleAbroad(AGE, [
    "jeunes? et (?:dynamique|motivé|ambitieu)\\p{L}{0,30}(?! (?:équipe|entreprise|société|start))|(?:de )?moins de (?:2\\d|[3-6]\\d) ans(?! d['’]expérience)",
    "âgée?s? (?:de|entre)[^.;,]{0,200}|âge ?(?::|entre|maxim\\p{L}{0,30}|limite)[^.;,]{0,200}",
    "giovan[ei] e (?:dinamic|motivat)\\p{L}{0,30}|età (?:massima|compresa|inferiore|:)[^.;,]{0,200}|di età (?:massima|compresa|inferiore)[^.;,]{0,200}",
  ]),
  ruleAbroad(
    AGE,
    ["jeunes? diplômée?s?(?! (?:accept|bienvenu))|neo-?laureat[oia](?! (?:benvenut|accett))"],
    ask("Relevant studies, training or first work experience"),
  ),
  ruleAbroad(SEX, [
    `(?:uniquement|exclusivement|de préférence)(?: des| une?)? (?:${FEMALE_OR_MALE})|(?:${FEMALE_OR_MALE}) (?:uniquement|de préférence|exclusivement)|(?<=^)(?:${FEMALE_OR_MALE})(?=$)|solo (?:donne|uomini)|(?<=^)(?:donn[ae]|uomo|uomini)(?=$)`,
  ]),
  ruleAbroad(SEX, ["femmes? de (?:ménage|chambre)"], ask("Agent d'entretien")),
  ruleAbroad(FAMILY, [
    "célibataires?|mariée?s?|sans enfants?|situation familiale[^.;,]{0,200}|(?:celibe|nubile)|stato civile[^.;,]{0,200}|senza figli",
  ]),
  ruleAbroad(
    ORIGIN,
    ["nationalité \\p{L}{1,30}|de nationalité[^.;,]{1,200}|(?:cittadinanza|nazionalità) \\p{L}{1,30}"],
    ask("Right to work in the country of the job"),
  ),
  ruleAbroad(
    FIRST_LANGUAGE,
    [
      `langue maternelle|locuteurs? natifs?|locutrices? natives?|(?:${LANGUAGES}) natif|sans accent|madrelingua`,
    ],
    (text) => {
      const [name] = ANY_LANGUAGE.exec(text) ?? [];
      return name
        ? `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} courant`
        : "Fluent in the language of the job";
    },
  ),
  ruleAbroad(
    LOOKS,
    ["(?:bonne|excellente|belle) présentation|présentation soignée|physique agréable|bella presenza"],
    ask("Professional manner with clients"),
  ),
  ruleAbroad(LOOKS, [
    "cv avec photo\\p{L}{0,30}|photo (?:obligatoire|récente|exigée)|(?:cv|curriculum) con foto\\p{L}{0,30}",
  ]),
  ruleAbroad(
    HEALTH,
    ["bonnes? (?:conditions?|forme) physiques?|bonne santé|sans handicap|sana e robusta costituzione"],
    ask("Able to do the physical tasks of the job, with reasonable adjustments"),
  ),
  ruleAbroad(HABITS, ["non[- ]fumeu(?:rs?|ses?)|non fumator[ie]"]),
  ruleAbroad(
    RECORD,
    ["casier (?:judiciaire )?vierge|fedina penale pulita"],
    ask("Willing to take the background check the job requires"),
  ),
];
