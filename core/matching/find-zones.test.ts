import { expect, test } from "vitest";
import { readResume } from "./read-resume";

/** The zone and the job of the line that begins so. */
function placeOf(text: string, start: string) {
  const line = readResume(text, new Date("2026-01-01")).lines.find((one) => one.text.startsWith(start));
  return line && `${line.zone} ${line.role}`;
}

const job = "Waiter, Cavehill Cafe, 2014 - 2018\n- Served cakes\n- Cashed up\n";

test.each(["EXPERIENCE", "STAGES OF MY LIFE"])(
  "an unknown heading in capitals ends the job below %s",
  (heading) => {
    const text = `${heading}\n${job}\nSTILL TO TRY\n- Stage lighting\n`;
    expect(placeOf(text, "Stage")).toBe("other -1");
    expect(placeOf(text, "Cashed")).toMatch(/ 0$/);
  },
);

test("headings of a job's parts do not end it", () => {
  const text = `EXPERIENCE\nManager, Cavehill Cafe, 2014 - 2018\n\nGUESTS\n- Served cakes\n\nSTAFF\n- Led five waiters\n`;
  expect(placeOf(text, "Led")).toBe("work 0");
});

test("an employer in capitals opens the next job", () => {
  const text = `EXPERIENCE\n${job}\nCAVEHILL FOODS\nPacker, 2010 - 2014\n- Packed boxes\n`;
  expect(placeOf(text, "Packed")).toBe("work 1");
  const beside = `EXPERIENCE\n${job}\nREASON FOR LEAVING\nFamily\n\nPacker, 2010 - 2014\n- Packed boxes, labels, lids\n`;
  expect(placeOf(beside, "Packed")).toBe("work 1");
});

test("a certificate without a year below the last job is none of its duties", () => {
  expect(placeOf(`EXPERIENCE\n${job}\nNVQ Level 2 Plastering, Sheaf College`, "NVQ")).toMatch(
    /^(?:education|certificates) -1$/,
  );
  expect(placeOf(`EXPERIENCE\n${job}- NVQ courses prepared`, "NVQ")).toBe("work 0");
});

test("a list of tools is the job's, with and without a heading", () => {
  const tools = "2014 - 2018, Designer, Leie Press\n- Laid out books\nTools: InDesign, Photoshop, Acrobat\n";
  expect(placeOf(tools, "Tools")).toMatch(/ 0$/);
  expect(placeOf(`Tools: InDesign, Photoshop, Acrobat\n\n${tools.slice(0, -1)}`, "Tools")).toMatch(/^skills/);
});
