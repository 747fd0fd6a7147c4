import { expect, test } from "vitest";
import { identifyLanguage } from "./identify-language";
import { languageName } from "./languages";

const nameOf = (text: string) => {
  const language = identifyLanguage(text);
  return language && languageName(language);
};

test.each([
  ["Led a shift of nine and trained the new starters. Kept the weekly stock count.", "English"],
  ["SKILLS\nJava, Kotlin, Spring Boot, PostgreSQL, Docker, Kubernetes, Git\nLed the backend team", "English"],
  [
    "Agnieszka Kowalczyk\nWarehouse worker in Łódź. Loaded trucks and swept the bays of Hurtownia Wisłoka.",
    "English",
  ],
  ["Ran the sales desk; fluent in French, German (Deutsch) and Español", "English"],
  ["Вёл учёт товара на складе и обучал новых сотрудников работе с терминалом", "Russian"],
  ["Ключевые навыки: Java, Spring Boot, PostgreSQL, Kafka. Разработка сервисов оплаты", "Russian"],
  ["Вів облік товару на складі та навчав нових працівників, їздив до клієнтів", "Ukrainian"],
  ["Am întocmit balanța lunară și am depus declarațiile fiscale la termen", "Romanian"],
  ["Dirigí un equipo de ocho mozos de almacén y controlé las existencias", "Spanish"],
  ["Monatsabschlüsse erstellt und Konten abgestimmt, Eingangsrechnungen geprüft", "German"],
  ["Encadré quatre commis et conseillé les clients sur les vins de Savoie", "French"],
  ["Obsługiwałem wózek widłowy i przyjmowałem dostawy, szkoliłem pracowników", "Polish"],
  ["Schichtleiter Produktion\nLeitung einer Schicht\nSchulung neuer Mitarbeiter", "German"],
  ["Tedarikçi faturalarını kontrol ettim ve aylık kapanışları hazırladım", "Turkish"],
  ["为两百名员工计算工资，并用Excel核对账户，管理仓库的库存和发货", "Chinese"],
  ["ניהלתי צוות של שמונה עובדי מחסן ובדקתי את המלאי מדי שבוע", "Hebrew"],
])("%j", (text, language) => {
  expect(nameOf(text)).toBe(language);
});

test.each([
  "",
  "Laravel Developer\nLaravel",
  "HPLC",
  "Robin Example\nTypeScript PostgreSQL Kubernetes Terraform Ansible",
  "Alex Poe\nNodeJS Redux Vue Sass Webpack Figma",
  "Email Marketer\nMailchimp Hubspot Salesforce",
  "jane@example.com 2016 - 2020",
  "█████ ███ 12",
])("%j is too little to tell", (text) => {
  expect(identifyLanguage(text)).toBeUndefined();
});

test("a long text is told in linear time", () => {
  const started = performance.now();
  for (const piece of ["a", "@", "а ", "http://", "汉"]) identifyLanguage(piece.repeat(200_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
