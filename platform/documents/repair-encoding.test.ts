import { expect, test } from "vitest";
import { repairEncoding } from "./repair-encoding";

test.each([
  ["Jan 2015 â€“ Mar 2017", "Jan 2015 – Mar 2017"],
  ["09/2014 ï¼\u200b Current", "09/2014 - Current"],
  ["09/2014 ï¼ Current", "09/2014 - Current"],
  ["â€¢ JosÃ© led Kohlâ€™s â€œPOSâ€\u200b team", "• José led Kohl’s “POS”  team".replace("  ", " ")],
  ["ArabicÂ and Â English,Â\nGreekÂ", "Arabic and  English,\nGreek"],
  ["Aâ€”B Â· C", "A—B · C"],
])("%s", (broken, meant) => expect(repairEncoding(broken)).toBe(meant));

test.each([
  "Ângela Ñáñez, São Paulo",
  "PHẠM THỊ NGÂ (Quảng Ngãi)",
  "Müller & Söhne – größte Änderung",
  "ÎLE-DE-FRANCE «à côté»",
  "Пётр, 王小明, €20 ™",
])("what is right stays: %s", (text) => expect(repairEncoding(text)).toBe(text));
