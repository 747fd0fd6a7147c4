const MAX_LINKS = 10;

/**
 * The addresses behind links that tell how to reach somebody and do not stand in the text: it may say no more
 * than "LinkedIn" or show an icon. Only their narrow form is taken, as link targets are otherwise unseen.
 */
export function contactLinks(targets: string[], text: string): string[] {
  const seen = text.toLowerCase();
  const links = targets.slice(0, 1_000).map(contactOf);
  const missing = links.filter((link) => link !== null && !seen.includes(link.toLowerCase()));
  return [...new Set(missing)].filter((link) => link !== null).slice(0, MAX_LINKS);
}

function contactOf(target: string): string | null {
  const mail = /^mailto:([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/i.exec(target)?.[1];
  const profile = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?((?:linkedin\.com\/in|github\.com)\/[\w%-]{2,60})\/?$/i;
  return mail ?? profile.exec(target)?.[1] ?? null;
}
