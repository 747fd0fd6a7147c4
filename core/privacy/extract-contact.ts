import { readHeading } from "../analysis/headings";
import type { ContactInfo } from "../analysis/scorecard";
import type { Span } from "../analysis/spans";
import { type FoundEmail, findEmails } from "./find-emails";
import { findDomains, findLinks, isPage, isProfile } from "./find-links";
import { findLocations } from "./find-location";
import { findMentions } from "./find-mentions";
import { findName } from "./find-name";
import { foldLetters, spellings } from "./fold-letters";
import { findOwnBlock, type OwnBlock, STORY } from "./own-block";
import { looksLikePlace } from "./places";

/** Finds the phone numbers in a text; `number` is formatted for display. */
export type FindPhones = (text: string) => { number: string; start: number; end: number }[];
/** The contact details, and every place in the text where one occurs. */
export type FoundContact = ContactInfo & { spans: Span[] };

/** Contact details come first in a resume; a bare domain or a town further down belongs to an employer. */
const HEAD = { characters: 1500, lines: 14 };
const PHONE_REACH = 100_000;
const NAME_REACH = 400;
const MAX_LINKS = 5;
const MAX_EXAMINED = { each: 50, contacts: 1000 };
/** The letters that icon fonts in resumes use for the letter, envelope and telephone icons. */
const ICON = /^[bqhk][a-z]/;

/**
 * Extracts name, email, phone, links and town from a resume by code; details of referees and supervisors are not the
 * candidate's. Runs in linear time on any input.
 */
export function extractContact(text: string, findPhones: FindPhones): FoundContact {
  const head = headOf(text);
  const emails = findEmails(text);
  const phones = findPhones(text.slice(0, PHONE_REACH));
  const links = findLinks(text);
  const domains = findDomains(head, [...emails, ...phones, ...links]);
  const contacts = [...emails, ...phones, ...links].slice(0, MAX_EXAMINED.contacts);
  const mayBeOwn = findOwnBlock(text, contacts);
  const candidates = emails.slice(0, MAX_EXAMINED.each).filter((email) => !mayBeOwn.isOfOthers(email));
  const name = findName(text, handlesOf(candidates, links));
  const written = name?.written ?? [];
  const block = findOwnBlock(text, contacts, written);
  const email = chooseEmail(emails.slice(0, MAX_EXAMINED.each), written, block);
  const mentions = written.length > 0 ? findMentions(text, written, [...emails, ...links]) : [];
  const phone = nextToName(phones.slice(0, MAX_EXAMINED.each).filter(block.isOwn), mentions)?.number;
  const locations = findLocations(head, [...emails, ...phones, ...links, ...domains]);
  // Florence Jordan does not live in Florence or Jordan, but Emily Ireland may live in Cork, Ireland.
  const town = locations.find(
    (place) => looksLikePlace(place.location) && !mentions.some((mention) => covers(mention, place)),
  );
  const shownLinks = [
    ...links.filter((link) => isPage(link) && (isProfile(link) || link.start < head.length)),
    ...domains,
  ];
  return {
    ...(name && { name: name.name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(shownLinks.length > 0 && {
      links: [...new Set(shownLinks.map(({ link }) => link))].slice(0, MAX_LINKS),
    }),
    ...(town && { location: town.location }),
    spans: [emails, phones, links, domains, locations, mentions]
      .flat()
      .map(({ start, end }) => ({ start, end })),
  };
}

/** The first of the own numbers, but one below the name rather than an agency's above it. */
function nextToName<Item extends Span>(items: Item[], mentions: Span[]): Item | undefined {
  const name = Math.min(...mentions.map(({ start }) => start));
  return items.find(({ start }) => start > name && start - name < NAME_REACH) ?? items[0];
}

const covers = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

function headOf(text: string): string {
  let end = 0;
  for (let line = 0; line < HEAD.lines && end < text.length; line++) {
    const next = text.indexOf("\n", end);
    if (STORY.has(readHeading(text.slice(end, next < 0 ? undefined : next)))) break;
    end = next < 0 ? text.length : next + 1;
  }
  return text.slice(0, Math.min(end, HEAD.characters));
}

/** Strings that may repeat the name: the local part of the emails, and the linked profiles. */
function handlesOf(emails: { email: string }[], links: { link: string }[]): string[] {
  return [
    ...emails.map(({ email }) => email.split("@")[0] ?? ""),
    ...links.map(({ link }) => link.replace(/^.*?\.(?:com|org|net|io|me)\/|^https?www/, "")),
  ]
    .map(foldLetters)
    .filter((handle) => handle.length > 3);
}

/** "info@": the address of an office, unless it repeats the name. */
const OFFICE =
  /^(?:info|office|head\.?office|contact|sales|hr|jobs|careers|enquir(?:y|ies)|admin|reception)@/i;

/** The address that repeats the name; otherwise the first in the candidate's own block. */
function chooseEmail(emails: FoundEmail[], names: string[], block: OwnBlock): string | undefined {
  const parts = names.flatMap(spellings).filter((part) => part.length > 2);
  const alike = emails.find(
    (email) => repeats(email.email, parts) && (!block.isOfOthers(email) || block.isTrailing(email)),
  );
  // A full name outweighs the line above: "Emergency contact: Jo Hale, 020 7946 0155".
  const full = emails.find((email) => isFullName(email.email, parts) && !block.isLabeledOthers(email));
  const isOffice = ({ email }: FoundEmail) =>
    OFFICE.test(email) && !parts.some((part) => foldLetters(email).includes(part));
  const chosen = alike ?? full ?? emails.find((email) => block.isOwn(email) && !isOffice(email));
  return chosen && withoutIcon(chosen.email, parts);
}

/** "jane.roe@", "jroe@" */
function isFullName(email: string, parts: string[]): boolean {
  const local = foldLetters(email.split("@")[0] ?? "").replace(/[^\p{L}]/gu, "");
  return parts.some((first) =>
    parts.some((last) => first !== last && [first + last, first.charAt(0) + last].includes(local)),
  );
}

const repeats = (email: string, parts: string[]) =>
  parts.some((part) => foldLetters(email.split("@")[0] ?? "").includes(part));

/** "qjane.roe@": removes an icon-font letter in front of an address that begins with the name. */
function withoutIcon(email: string, parts: string[]): string {
  const isInitial = parts.some((part) => part.startsWith(email[0] ?? ""));
  const begins = (address: string) => parts.some((part) => address.startsWith(part));
  const rest = email.slice(1);
  const isNamed = begins(rest) || (parts.some((part) => part[0] === rest[0]) && begins(rest.slice(1)));
  return ICON.test(email) && !isInitial && !begins(email) && isNamed ? rest : email;
}
