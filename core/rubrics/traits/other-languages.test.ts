import { expect, test } from "vitest";
import { checkCriterion } from "../check-criterion";

test.each<[text: string, rewording: string | null]>([
  ["Мужчина до 40", null],
  ["Возраст от 25 до 40 лет", null],
  ["Опыт продаж от 3 лет, не старше 45 лет", "Опыт продаж от 3 лет"],
  ["Молодой человек", null],
  ["Девушка приятной внешности", "Профессиональная манера общения с клиентами"],
  ["Славянская внешность", null],
  ["Гражданство РФ", "Право на работу в стране вакансии"],
  ["Московская прописка", "Право на работу в стране вакансии"],
  ["Русский язык - родной", "Свободный русский язык"],
  ["Носитель английского языка", "Свободный английский язык"],
  ["Без вредных привычек", null],
  ["Семейное положение: женат", null],
  ["Без судимости", "Готовность пройти проверку, которой требует работа"],
  ["Резюме с фото", null],
  ["Junge Mitarbeiter", null],
  ["Jung, dynamisch, belastbar", "Motiviert und offen für Neues"],
  ["Höchstalter 35", null],
  ["Muttersprache Deutsch", "Fließend Deutsch"],
  ["Deutsche Staatsangehörigkeit", "Arbeitserlaubnis für das Land der Stelle"],
  ["Nur Frauen", null],
  ["Katholischer Glaube", null],
  ["Gepflegtes Äußeres", "Professioneller Umgang mit Kunden"],
  ["Lückenloser Lebenslauf", "Passende Erfahrung, wann auch immer sie erworben wurde"],
  ["Buena presencia", "Trato profesional con los clientes"],
  ["Edad: 25 a 35 años", null],
  ["Sexo femenino", null],
  ["Inglés nativo", "Inglés fluido"],
  ["Recién egresado", "Estudios afines o primera experiencia laboral"],
  ["Sin antecedentes penales", "Con disposición a la verificación que exija el puesto"],
  ["Moins de 30 ans", null],
  ["Langue maternelle française", "Français courant"],
  ["Bella presenza", "Professional manner with clients"],
])("%s is refused; instead: %s", (text, rewording) => {
  const refusal = checkCriterion(text);
  expect(refusal?.reason).toMatch(/^[^.]+\.$/);
  expect(refusal?.rewording).toBe(rewording);
  if (rewording !== null) expect(checkCriterion(rewording)).toBeUndefined();
});

test.each([
  "Опыт работы от 3 до 5 лет",
  "Дети в возрасте от 3 до 7 лет",
  "Возраст от 18 лет",
  "Женская консультация",
  "Гражданское право",
  "Обслуживание граждан",
  "Молодая команда",
  "Рост продаж от 150%",
  "Независимо от возраста, пола и национальности",
  "Свободный английский",
  "Betreuung junger Menschen",
  "Junges, dynamisches Team",
  "Unabhängig von Alter, Geschlecht und Herkunft",
  "Sachbearbeiter (männlich/weiblich/divers)",
  "Lediglich Grundkenntnisse",
  "Lückenlose Dokumentation",
  "5 bis 10 Jahre Berufserfahrung",
  "Edad mínima 18 años",
  "25 a 30 años de experiencia",
  "Inglés fluido",
  "Moda mujer",
  "5 ans d'expérience",
  "Mode femme",
])("%s is allowed", (text) => {
  expect(checkCriterion(text)).toBeUndefined();
});
