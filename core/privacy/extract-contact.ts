import { readHeading, type Section } from "../analysis/embedded/sections";
import type { ContactInfo } from "../analysis/scorecard";
import type { Span } from "../analysis/spans";
import { findEmails } from "./find-emails";
import { findDomains, findLinks, isPage, isProfile } from "./find-links";
import { findLocations } from "./find-location";
import { findMentions } from "./find-mentions";
import { findName } from "./find-name";
import { isOfOthers } from "./is-of-others";
import { looksLikePlace } from "./places";

/** Finds the phone numbers of a text; the number in the form it is to be shown. */
export type FindPhones = (text: string) => { number: string; start: number; end: number }[];
/** The contact details, and every place in the text where one stands. */
export type FoundContact = ContactInfo & { spans: Span[] };

/** Contact details open a resume: a bare domain or a town further down is a place of work. */
const HEAD = { characters: 1500, lines: 14 };
const STORY = new Set<Section | undefined>(["experience", "education", "projects", "certifications"]);
const PHONE_REACH = 100_000;
const MOST_LINKS = 5;

/**
 * Takes name, e-mail, phone, links and town out of a resume by code; details of referees and supervisors are
 * not the candidate's. Linear in the text, whatever the text is.
 */
export function extractContact(text: string, findPhones: FindPhones): FoundContact {
  const head = headOf(text);
  const emails = findEmails(text);
  const phones = findPhones(text.slice(0, PHONE_REACH));
  const links = findLinks(text);
  const domains = findDomains(head, [...emails, ...phones, ...links]);
  const own = <T extends Span>(found: T[]) => found.filter(({ start }) => !isOfOthers(text, start));
  const ownEmails = own(emails);
  const name = findName(text, handlesOf(ownEmails, links));
  const written = name?.written ?? [];
  const email = chooseEmail(ownEmails, written, text.length)?.email;
  const phone = own(phones)[0]?.number;
  const mentions = written.length > 0 ? findMentions(text, written, [...emails, ...links]) : [];
  const locations = findLocations(head, [...emails, ...phones, ...links, ...domains]);
  // Florence Jordan lives in neither; Emily Ireland may live in Cork, Ireland.
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
      links: [...new Set(shownLinks.map(({ link }) => link))].slice(0, MOST_LINKS),
    }),
    ...(town && { location: town.location }),
    spans: [emails, phones, links, domains, locations, mentions]
      .flat()
      .map(({ start, end }) => ({ start, end })),
  };
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

/** What may repeat the name: the e-mail before its "@", and the profiles linked to. */
function handlesOf(emails: { email: string }[], links: { link: string }[]): string[] {
  return [
    ...emails.map(({ email }) => email.split("@")[0] ?? ""),
    ...links.map(({ link }) => link.replace(/^.*?\.(?:com|org|net|io|me)\/|^https?www/, "")),
  ]
    .map((handle) =>
      handle
        .toLowerCase()
        .normalize("NFD")
        .replace(/[^\p{L}]/gu, ""),
    )
    .filter((handle) => handle.length > 3);
}

/** The one that repeats the name; else the first, unless it stands deep in the text among other people's. */
function chooseEmail<T extends Span & { email: string }>(
  emails: T[],
  names: string[],
  length: number,
): T | undefined {
  const parts = names
    .map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ""))
    .filter((part) => part.length > 2);
  const alike = emails.find(({ email }) => parts.some((part) => email.includes(part)));
  if (alike) return alike;
  const [first] = emails;
  return first && (emails.length < 3 || first.start < Math.max(HEAD.characters, length / 5))
    ? first
    : undefined;
}
