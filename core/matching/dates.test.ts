import { describe, expect, test } from "vitest";
import { countMonths, findDateRanges } from "./dates";

const asOf = new Date("2024-06-15T00:00:00Z");
const read = (text: string) =>
  findDateRanges(text, asOf).map(({ startMonth, endMonth }) => `${format(startMonth)}..${format(endMonth)}`);
const format = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;

describe("findDateRanges", () => {
  test.each([
    ["Jan 2015 - Mar 2017", "2015-01..2017-03"],
    ["January 2015 to March 2017", "2015-01..2017-03"],
    ["Jan. 2015 – Mar. 2017", "2015-01..2017-03"],
    ["Mar '15 - Apr '17", "2015-03..2017-04"],
    ["Sept 2019 until Present", "2019-09..2024-06"],
    ["01/2014 to 05/2016", "2014-01..2016-05"],
    ["02/15 - 03/16", "2015-02..2016-03"],
    ["2016-05 – 2018-06", "2016-05..2018-06"],
    ["2019.03 - 2020.01", "2019-03..2020-01"],
    ["2015 - 2017", "2015-01..2016-12"],
    ["2015 - 17", "2015-01..2016-12"],
    ["1998 - 02", "1998-01..2001-12"],
    ["15 May 2014 – 20 June 2016", "2014-05..2016-06"],
    ["1st January 2019 to 31st December 2020", "2019-01..2020-12"],
    ["2019 Jan – 2020 Dec", "2019-01..2020-12"],
    ["June - August 2019", "2019-06..2019-08"],
    ["Dec - Feb 2020", "2019-12..2020-02"],
    ["enero de 2015 - junio de 2018", "2015-01..2018-06"],
    ["2016 г. – 2019 г.", "2016-01..2018-12"],
    ["май 2021 г. — до сих пор", "2021-05..2024-06"],
    ["2015年4月～2018年3月", "2015-04..2018-03"],
    ["Wrzesień 2016 - obecnie", "2016-09..2024-06"],
    ["maart 2017 – heden", "2017-03..2024-06"],
    ["2015-17", "2015-01..2016-12"],
    ["2018 - Present", "2018-01..2024-06"],
    ["since 2016", "2016-01..2024-06"],
    ["Since March 2020", "2020-03..2024-06"],
    ["Fall 2015 - Spring 2016", "2015-09..2016-03"],
    ["Q1 2019 - Q3 2020", "2019-01..2020-07"],
    ["July 2012 till date", "2012-07..2024-06"],
    ["Aug 2021 - Ongoing", "2021-08..2024-06"],
    ["Acme CorpJuly 2012 - May 2013", "2012-07..2013-05"],
    ["June 15, 2012 - July 1, 2013", "2012-06..2013-07"],
    ["01/02/2015 - 31/03/2016", "2015-02..2016-03"],
    ["01/02/2015 - 03/04/2016", "2015-01..2016-03"],
    ["January 2014\nto\nCurrent", "2014-01..2024-06"],
    ["(March 2010 → April 2011)", "2010-03..2011-04"],
    ["06-2012 - 09-2013", "2012-06..2013-09"],
    ["Октябрь 2019 — настоящее время", "2019-10..2024-06"],
    ["März 2015 bis Juni 2018", "2015-03..2018-06"],
    ["février 2016 à aujourd'hui", "2016-02..2024-06"],
    ["2019年3月 - 2021年12月", "2019-03..2021-12"],
    ["2019年3月至今", "2019-03..2024-06"],
    ["2015年 - 2017年", "2015-01..2016-12"],
    ["مارس 2019 - حتى الآن", "2019-03..2024-06"],
    ["enero 2017 - actualidad", "2017-01..2024-06"],
    ["May 2013 – 2015", "2013-05..2015-06"],
    ["'12 - '22", "2012-01..2021-12"],
    ["’98–’02", "1998-01..2001-12"],
    ["'12 - present", "2012-01..2024-06"],
    ["'12-17", "2012-01..2016-12"],
    ["May 2012 to February\n2022", "2012-05..2022-02"],
  ])("%s", (text, expected) => {
    expect(read(`Clerk, ${text}\n`)).toEqual([expected]);
  });

  test.each([
    "Sold 2015 units to 2017 people",
    "Phone 555 2010 2012",
    "grew revenue from $2015 to $2019",
    "the audits of 2013 and 2016 for all stores",
    "May 20 people attended",
    "since in 2019 may have",
    "Feb 2030 - Mar 2031",
    "the class of '12 and the '15 vintage",
    "Audits in March\n2019 to be repeated",
    "Mar 2017 - Jan 2015",
  ])("is no span: %s", (text) => {
    expect(read(text)).toEqual([]);
  });

  test("an end after the upload date is the upload date", () => {
    expect(read("Jan 2023 - Dec 2026")).toEqual(["2023-01..2024-06"]);
  });

  test("a beginning without an end, newer than all that follows, may be a job that goes on", () => {
    expect(read("Jan 2021\nFeb 2018 - Jan 2021")).toEqual(["2021-01..2024-06", "2018-02..2021-01"]);
    expect(read("Jan 2017\nFeb 2018 - Jan 2021")).toEqual(["2018-02..2021-01"]);
    expect(read("Jan 2021")).toEqual([]);
  });

  test("takes time linear in a hostile line", () => {
    const started = performance.now();
    findDateRanges("12/12/12/".repeat(60_000), asOf);
    findDateRanges("January ".repeat(60_000), asOf);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("countMonths", () => {
  const span = (startMonth: number, endMonth: number) => ({ startMonth, endMonth });

  test("counts overlaps once and gaps not at all", () => {
    expect(countMonths([span(0, 11)])).toBe(12);
    expect(countMonths([span(0, 11), span(6, 17)])).toBe(18);
    expect(countMonths([span(0, 11), span(3, 5)])).toBe(12);
    expect(countMonths([span(24, 35), span(0, 11)])).toBe(24);
    expect(countMonths([])).toBe(0);
  });
});
