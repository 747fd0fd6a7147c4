import { expect, test } from "vitest";
import { sampleResumes } from "#core/tournaments/sample/sample-tournament";
import { looksLikeResume } from "./looks-like-resume";

const INVOICE = `Northwind Office Supplies
Invoice 2026-0417
Date: 2026-03-02

Quantity   Item                     Price
12         Boxes of paper, A4       48.00
3          Toner, black             210.00
1          Desk lamp                39.90
Total due within 30 days            297.90
Please transfer the amount to the account named below and quote the number of this invoice.`;

const LETTER = `Dear neighbors,
on Saturday we are going to trim the hedge between our gardens. It will be loud from ten until noon, for which we
are sorry in advance. If you have plans for that morning, please ring at our door and we shall find another time.
With kind regards from number twelve`;

test("an invoice and a letter are no resumes", () => {
  expect([INVOICE, LETTER].map(looksLikeResume)).toEqual([false, false]);
});

test("a heading or the dates of a job are enough, and so is too little text to tell", () => {
  for (const { text } of sampleResumes) expect(looksLikeResume(text)).toBe(true);
  expect(looksLikeResume(`${LETTER}\nWork experience\nGardener`)).toBe(true);
  expect(looksLikeResume(`${LETTER}\nGardener, Hillside, 2019 - present`)).toBe(true);
  expect(looksLikeResume(`${LETTER}\nGardener: 2011, 2013, 2016, 2020`)).toBe(true);
  expect(looksLikeResume("Invoice 12, Total 30.00")).toBe(true);
});
