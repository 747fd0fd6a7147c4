import type { LogLine } from "./log-line";

type Told = Pick<LogLine, "action" | "details">;

/** What was done, in words that follow whoever did it: "moved jordan from Tier B to Tier A". */
export function describeLine({ action, details }: Told, candidate: string): string {
  const detail = (name: string) => String(details[name] ?? "");
  switch (action) {
    case "resume.scored":
      return details.tier
        ? `scored ${candidate}: ${detail("percent")}%, Tier ${detail("tier")}, by version ${detail("rubricVersion")} of the rubric`
        : `read ${candidate} without rating it, by version ${detail("rubricVersion")} of the rubric`;
    case "resume.tier-changed":
      return describeChange(details, candidate);
    case "resume.contact-viewed":
      return `opened ${candidate}, contact details included`;
    case "resume.file-viewed":
      return `opened the file of ${candidate}`;
    case "resume.deleted":
      return "deleted a resume";
    case "tournament.contacts-viewed":
      return "opened the list of candidates, contact details included";
    case "tournament.viewed-by-admin":
      return "looked at this tournament as the administrator";
    case "tournament.exported":
      return `exported Tier ${detail("tier")}: ${detail("resumes")} of the original files`;
    case "tournament.rubric-changed":
      return `changed the criteria: version ${detail("version")} of the rubric`;
    case "tournament.deleted":
      return "deleted the tournament";
    case "account.deleted":
      return "deleted their account";
    case "resume.exported":
      return `exported all that is held about ${candidate}`;
    case "promo-code.changed":
      return "switched a promo code on or off";
    case "partner.tokens-revoked":
      return "made a partner’s tokens void";
    case "promo-code.created":
      return "made a promo code";
    case "partner.created":
      return "added a partner";
    case "partner.password-changed":
      return "changed a partner’s password";
    case "partner.disabled":
      return "turned a partner off";
    case "partner.enabled":
      return "turned a partner on";
    case "credits.granted":
      return "granted credits";
    case "job.rerun":
      return "ran a failed job again";
  }
}

function describeChange({ aiTier, from, to }: LogLine["details"], candidate: string): string {
  const again = aiTier ? `Tier ${aiTier} again, as the analysis said` : "not ranked again";
  if (to === null) return `withdrew their tier of ${candidate}: ${again}`;
  if (!from && !aiTier) return `put ${candidate} into Tier ${to}, which had none`;
  const before = from ?? aiTier;
  return before === to
    ? `confirmed Tier ${to} for ${candidate}`
    : `moved ${candidate} from Tier ${before} to Tier ${to}`;
}
