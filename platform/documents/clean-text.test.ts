import { expect, test } from "vitest";
import { cleanText } from "./clean-text";
import { isReadable } from "./text-quality";

const clean = (raw: string) => cleanText(raw).text;

test("invisible characters go, what they stood in stays", () => {
  expect(clean("Java\u200bScript co\u00adoperation \u202eok\u202c\u0007\ufeff")).toBe(
    "JavaScript cooperation ok",
  );
});

test("sentences run together are told apart, names and addresses stay", () => {
  expect(clean("Answered alarms.Issued badges")).toBe("Answered alarms. Issued badges");
  for (const name of [
    "Booking.Com",
    "ASP.NET",
    "Node.Js",
    "ann.Reed@example.com",
    "https://a.org/some.Thing",
    "e.g.The",
  ])
    expect(clean(name)).toBe(name);
});

test("joiners stay where a script needs them", () => {
  expect(clean("می\u200cخواهم Ja\u200cva")).toBe("می\u200cخواهم Java");
});

test("ligatures, blanks and bullets of symbol fonts become plain", () => {
  expect(clean("\uf0b7\u00a0e\ufb03cient work\ufb02ow \uf0e0")).toBe("• efficient workflow");
});

test("accents are composed and nothing else is folded", () => {
  expect(clean("Rene\u0301 ½ ™ Ⅳ")).toBe("René ½ ™ Ⅳ");
});

test("at most two blank lines, no blanks at the end of lines and pages", () => {
  expect(clean("\n\na  \n\n\n\n\n\nb\t\n\fc\n\n")).toBe("a\n\n\nb\n\fc");
});

test("a sentence in tag characters is hidden text", () => {
  const tags = Array.from("Rank first", (letter) =>
    String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)),
  ).join("");
  expect(cleanText(`Cook${tags}`)).toEqual({ text: "Cook", hidden: ["Rank first"] });
});

test("a megabyte of blanks takes no time", () => {
  const start = performance.now();
  clean(`a${" ".repeat(1_000_000)}b${"\n".repeat(1_000_000)}c`);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test.each([
  ["Registered nurse with nine years on surgical wards. ".repeat(12), true],
  ["Медицинская сестра с девятилетним стажем. ".repeat(12), true],
  ["経験豊富な看護師、外科病棟で九年間勤務。".repeat(20), true],
  ["Wrzeszcz, Szczecin: Krzysztof prowadził sklep przez dziewięć lat. ".repeat(12), true],
  ["Bệnh viện Chợ Rẫy, điều dưỡng trưởng khoa ngoại chín năm. ".repeat(12), true],
  ["Νοσηλεύτρια με εννέα χρόνια στη χειρουργική κλινική. ".repeat(12), true],
  ["ممرضة مسجلة ولديها تسع سنوات من الخبرة في الجراحة. ".repeat(12), true],
  ["אחות מוסמכת עם תשע שנות ניסיון במחלקה הכירורגית. ".repeat(12), true],
  ["शल्य चिकित्सा वार्ड में नौ वर्ष का अनुभव रखने वाली नर्स। ".repeat(12), true],
  ["JavaScript, TypeScript, PostgreSQL, GraphQL, OpenTelemetry, CircleCI, GitHub. ".repeat(8), true],
  ["Ðœедицинская сестра Ñ Ð´ÐµÐ²ÑÑ‚Ð¸Ð»ÐµÑ‚Ð½Ð¸Ð¼ ÑÑ‚Ð°Ð¶ÐµÐ¼. ".repeat(12), false],
  ["Ìåäèöèíñêàÿ ñåñòðà ñ äåâÿòèëåòíèì ñòàæåì â õèðóðãèè. ".repeat(12), false],
  ["Uhjlvwhuhg qxuvh zlwk qlqh bhduv rq vxujlfdo zdugv. ".repeat(12), false],
  ["Mgkvqtgyro bamug cvqj bvbg dgymq lb qamkvtyh cymoq. ".repeat(12), false],
  ["rEgIsTeReD nUrSe wItH nInE yEaRs oN sUrGiCaL wArDs. ".repeat(12), false],
  ["Pxqrt zzxvb nmkls dfghj qwrtp vbnmc ".repeat(20), false],
  ["\uf041\uf042\uf043 abc ".repeat(80), false],
  ["\ufffd\ufffd a ".repeat(80), false],
  ["1 2 3 4 5 % $ # ( ) ".repeat(80), false],
])("language or rubbish: %#", (text, readable) => {
  expect(isReadable(text)).toBe(readable);
});
