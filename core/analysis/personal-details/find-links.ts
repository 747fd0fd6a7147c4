import type { Span } from "./spans";

export type FoundLink = Span & { link: string };

const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"|]{3,300}|\b(?:[a-z]{2,3}\.)?(?:linkedin|github|gitlab|bitbucket|facebook|twitter|instagram|behance|dribbble|medium|stackoverflow|kaggle|indeed|xing|youtube|tiktok|t|fb|wa)\.(?:com|co|me|org|net)\/[^\s<>"|,;]{1,200}|\b[a-z\d-]{3,40}\.(?:github|gitlab|tumblr|wordpress|blogspot|medium|netlify|vercel|wixsite)\.(?:io|com|app)\b(?:\/[^\s<>"|,;]{0,200})?/gi;
const HANDLE =
  /\b(?:linked ?in|git ?hub|git ?lab|skype|telegram|twitter|instagram|facebook|whatsapp|behance|portfolio|website|web ?site|homepage)[ \t]{0,3}(?:id|profile|handle|url)?[ \t]{0,3}[:@][ \t]{0,5}[^\s|,;]{2,80}(?:[ \t](?=[^\s|,;]*\/)[^\s|,;]{2,80})?|(?<![\p{L}\p{N}._%+-])@[a-z\d_]{3,30}(?![.\p{L}\p{N}])/giu;
const DOMAIN =
  /(?<![p{L}p{N}@./_-])[a-z\d][a-z\d-]{2,40}\.(?:com|me|dev|io|net|org|ru|de|fr|uk|in|co|page|app|tech|design|blog)(?![p{L}p{N}.@]|\/?[a-z])/gi;
const OWN = /linkedin|github|gitlab|behance|dribbble|kaggle|stackoverflow/i;

/** Profiles and pages of the candidate, in the order they stand in. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(LINK), ...text.matchAll(HANDLE)]
    .map((match) => {
      const link = match[0].replace(/[.,;:)\]}'"]+$/, "");
      return { link, start: match.index, end: match.index + link.length };
    })
    .sort((a, b) => a.start - b.start);
}

/** A bare domain ("janedoe.dev"): a personal page where contact details stand, a firm or a product elsewhere. */
export function findDomains(head: string): FoundLink[] {
  return Array.from(head.matchAll(DOMAIN), (match) => ({
    link: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Links worth showing: known profiles anywhere, any other page only where the contact details stand. */
export const isProfile = ({ link }: FoundLink) => OWN.test(link) && /[./]\S/.test(link) && !/\s/.test(link);
