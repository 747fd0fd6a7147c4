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

const LANGUAGES = "inglés|español|castellano|alemán|francés|italiano|portugués|chino|árabe|ruso";
const ANY_LANGUAGE = new RegExp(LANGUAGES, "iu");
const WOMEN_OR_MEN = "mujer(?:es)?|hombres?|señoritas?|varón|varones|chicas?|chicos?|damas?";

export const SPANISH_RULES = [
  ruleAbroad(
    AGE,
    ["j[oó]ven(?:es)?,? (?:y |e )?(?:dinámic|emprendedor|entusiasta|motivad|enérgic|proactiv)\\p{L}{0,30}"],
    ask("Con motivación y apertura al cambio"),
  ),
  ruleAbroad(AGE, [
    "(?<=^)j[oó]ven(?:es)?(?=$)|(?:se buscan?|buscamos|solo|sólo) j[oó]ven(?:es)?(?: \\p{L}{1,30})?|(?:profesional|persona|candidat\\p{L}) joven|j[oó]venes (?:profesionales|talentos|entre)[^.;,]{0,200}",
    "menor(?:es)? de (?:2\\d|[3-6]\\d)(?: años)?|(?:máximo|hasta|no mayor(?:es)? (?:de|a)) (?:2\\d|[3-6]\\d) años(?! de (?:\\p{L}{1,30} )?experiencia)",
    "(?<!(?:mayor(?:es)? de|tercera|de) )edad ?:? ?(?:máxima|límite|entre|hasta|mínima de (?:2[2-9]|[3-6]\\d)|de|-)? ?(?:(?!1[68](?:\\D|$))\\d\\d)[^.;,]{0,200}",
    "(?:entre |de )?(?:1[89]|[2-5]\\d) (?:y|a|-) [2-6]\\d años(?! de (?:\\p{L}{1,30} )?experiencia)",
  ]),
  ruleAbroad(
    AGE,
    ["reci[eé]n (?:graduad|egresad|titulad|licenciad)\\p{L}{1,30}"],
    ask("Estudios afines o primera experiencia laboral"),
  ),
  ruleAbroad(SEX, [
    `(?:solo|sólo|únicamente|solamente|preferentemente|preferiblemente|de preferencia) (?:${WOMEN_OR_MEN}|femenin[oa]s?|masculin[oa]s?)|(?:${WOMEN_OR_MEN}) (?:preferentemente|únicamente|de preferencia)|(?<=^)(?:${WOMEN_OR_MEN})(?=$|,)`,
    "(?:sexo|género) ?:? ?(?:femenino|masculino)|(?:sexo|género) ?:(?! ?indistinto)[^.;,]{0,200}",
  ]),
  ruleAbroad(FAMILY, [
    "solter[oa]s?(?:/[oa]s?)?|casad[oa]s?(?:/[oa]s?)?|sin hijos|estado civil[^.;,]{0,200}|no (?:estar )?embarazad\\p{L}{1,30}|sin (?:cargas|compromisos) familiares",
  ]),
  ruleAbroad(
    ORIGIN,
    [
      "(?:ser de )?nacionalidad[^.;,]{1,200}|(?:solo|sólo) (?:españoles|mexicanos|nacionales|ciudadan\\p{L}{1,30})|ciudadan(?:o|a|ía) (?:español|mexican|europe|de la ue)\\p{L}{0,30}",
    ],
    ask("Permiso de trabajo en el país del puesto"),
  ),
  ruleAbroad(RELIGION, [
    "(?<=^)(?:católic|cristian|evangélic)[oa]s?(?=$)|(?:católic|cristian|evangélic)[oa]s? (?:practicantes?|preferentemente)|religión ?:[^.;,]{0,200}",
  ]),
  ruleAbroad(
    FIRST_LANGUAGE,
    [
      `hablantes? nativ[oa]s?|nativ[oa]s? (?:de |en )?(?:${LANGUAGES})|(?:${LANGUAGES})[ (-]{1,2}nativ[oa]|nivel nativo|(?:lengua materna|idioma materno)|sin acento`,
    ],
    (text) => {
      const [name] = ANY_LANGUAGE.exec(text) ?? [];
      return name
        ? `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()} fluido`
        : "Dominio del idioma del puesto";
    },
  ),
  ruleAbroad(
    LOOKS,
    ["(?:buena|excelente|agradable) (?:presencia|apariencia|presentación personal)|buen (?:aspecto|físico)"],
    ask("Trato profesional con los clientes"),
  ),
  ruleAbroad(LOOKS, [
    "(?:cv|currículum|curriculum|currículo|hoja de vida) con foto\\p{L}{0,30}|foto(?:grafía)? (?:reciente|obligatoria|actual|actualizada)|estatura[^.;,]{0,200}|sin (?:tatuajes|piercings)[^.;,]{0,200}",
  ]),
  ruleAbroad(
    HEALTH,
    [
      "(?:buena|excelente) (?:salud|condición física|forma física|condiciones físicas)|sin (?:discapacidad|enfermedades)[^.;,]{0,200}|físicamente apt[oa]s?",
    ],
    ask("Capaz de las tareas físicas del puesto, con ajustes razonables"),
  ),
  ruleAbroad(HABITS, ["no fumador(?:es|as|a)?|sin vicios"]),
  ruleAbroad(
    RECORD,
    ["(?:sin|no (?:tener|contar con)) antecedentes(?: penales| policiales| judiciales){0,3}"],
    ask("Con disposición a la verificación que exija el puesto"),
  ),
  ruleAbroad(
    GAPS,
    ["sin (?:lagunas|huecos|vacíos|interrupciones) (?:en|laborales)[^.;,]{0,200}"],
    ask("Experiencia afín, cuando sea que se obtuvo"),
  ),
  ruleAbroad(
    RESIDENCE,
    ["(?<!(?:para|a) )(?:vivir|residir|radicar|residentes?) (?:en|cerca)[^.;,]{0,200}|vivir cerca"],
    ask("Puede estar en el lugar de trabajo en su horario"),
  ),
];
