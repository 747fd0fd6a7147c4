import { expect, test } from "vitest";
import { wordsToSearch } from "./candidate-list";
import { findsInHidden, mayFindIdentity } from "./search-hidden";
import { searchTerms } from "./select-candidates";

const contact = {
  name: "Zoë Li-Müller",
  email: "zoe.li@example.com",
  phone: "+1 202 555 0143",
  links: ["github.com/zmueller"],
  location: "Leeds, UK",
};
const words = wordsToSearch(`Zoë Li-Müller
zoe.li@example.com | other@mail.example | (202) 555-0143 | github.com/zmueller | Leeds, UK

Client manager, Northwind, 2019 - 2022
Kept code on GitHub; 100200300 rows of SQL. Mueller led it.`);

const finds = (q: string) => {
  const terms = searchTerms(q);
  return mayFindIdentity(terms, contact) ? findsInHidden(words, terms, contact) : "harmless";
};

test("a hidden candidate's name, addresses, links and numbers are not found in any form", () => {
  for (const q of [
    "zoe",
    "Zoë Li-Müller",
    "müller",
    "mueller",
    "uelle",
    "client zoe",
    "zoe.li@example.com",
    "example.com",
    "other@mail.example",
    "+1 202 555 0143",
    "(202) 555-0143",
    "555-0143",
    "0143",
    "github.com/zmueller",
    "leeds",
  ])
    expect([q, finds(q)]).toEqual([q, false]);
});

test("other words are found, also those that an address shares", () => {
  for (const q of ["github", "client", "100200300"]) expect([q, finds(q)]).toEqual([q, true]);
  for (const q of ["northwind", "sql", "e"]) expect([q, finds(q)]).toEqual([q, "harmless"]);
});
