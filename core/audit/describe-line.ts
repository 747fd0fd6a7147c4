import { formatPrice, PLAN_IDS, planNames } from "#core/billing/plan";
import type { LogLine } from "./log-line";

type Told = Pick<LogLine, "action" | "details" | "about">;

const FORMAT_WORDS: Record<string, string> = { csv: "CSV", xlsx: "XLSX", json: "JSON", report: "a report" };

const INTAKE_WORDS: Record<string, string> = { link: "the apply link", mail: "the email address" };

/** The action as a phrase that follows the actor's name: "moved jordan from Tier B to Tier A". */
export function describeLine({ action, details, about }: Told, candidate: string): string {
  const detail = (name: string) => String(details[name] ?? "");
  const partner = about ? `the partner ${about}` : "a partner";
  const apiKey = about ? `the API key “${about}”` : "an API key";
  const many = details.count === 1 ? "1 candidate" : `${detail("count")} candidates`;
  switch (action) {
    case "resume.scored":
      return details.tier
        ? `scored ${candidate}: ${detail("percent")}%, Tier ${detail("tier")}, with rubric version ${detail("rubricVersion")}`
        : `analyzed ${candidate} without rating it, with rubric version ${detail("rubricVersion")}`;
    case "resume.tier-changed":
      return describeChange(details, candidate);
    case "resumes.tier-changed":
      return details.to === "before"
        ? `undid a tier change: ${many} as before`
        : details.to
          ? `moved ${many} to Tier ${detail("to")}`
          : `removed their tier from ${many}`;
    case "tournament.blind-changed":
      return details.isBlind ? "turned blind review on" : "turned blind review off";
    case "resumes.noted":
      return details.isBack ? `removed a note from ${many}` : `wrote a note on ${many}`;
    case "resumes.reread":
      return `had ${many} analyzed again`;
    case "resumes.deleted":
      return `deleted ${many}`;
    case "resume.contact-viewed":
      return `opened ${candidate}, contact details included`;
    case "resume.file-viewed":
      return `opened the file of ${candidate}`;
    case "resume.deleted":
      return "deleted a resume";
    case "tournament.contacts-viewed":
      return "opened the list of candidates, contact details included";
    case "tournament.viewed-by-admin":
      return "viewed this tournament as the administrator";
    case "tournament.exported":
      return `exported Tier ${detail("tier")}: ${detail("resumes")} of the original files`;
    case "tournament.candidates-exported":
      return `exported ${detail("candidates")} candidates as ${FORMAT_WORDS[detail("format")] ?? detail("format")}${details.isBlind ? ", without names" : ""}`;
    case "share.created":
      return `created a link to ${detail("candidates")} candidates for ${detail("days")} days${details.isBlind ? ", without names" : ""}`;
    case "share.revoked":
      return "revoked a link";
    case "share.viewed":
      return "opened the shared candidates";
    case "share.file-viewed":
      return `opened the file of ${candidate}`;
    case "share.opinion-given":
      return `gave ${candidate} ${details.vote ? `a thumbs ${detail("vote")}` : "no thumb"}`;
    case "tournament.created":
      return "created the tournament";
    case "resumes.added":
      return details.count === 1 ? "added 1 resume" : `added ${detail("count")} resumes`;
    case "intake.opened":
      return `turned ${INTAKE_WORDS[detail("kind")]} on`;
    case "intake.closed":
      return `turned ${INTAKE_WORDS[detail("kind")]} off`;
    case "intake.received":
      return `sent ${candidate} by ${INTAKE_WORDS[detail("kind")]}${details.isHumanOnly ? " and asked for a person to read it" : ""}${saySender(details)}`;
    case "intake.refused":
      return `sent a file by ${INTAKE_WORDS[detail("kind")]} that was refused${saySender(details)}`;
    case "candidate.link-created":
      return `created a link for ${candidate} to see their own result, for ${detail("days")} days`;
    case "candidate.link-revoked":
      return `revoked the link for ${candidate}`;
    case "candidate.viewed":
      return `opened the result of ${candidate} with their own link`;
    case "candidate.statement-given":
      return `added a statement to the resume of ${candidate}`;
    case "candidate.review-asked":
      return `asked for a person to review ${candidate}`;
    case "candidate.answered":
      return `marked a request of ${candidate} as answered`;
    case "fairness.checked":
      return `started a fairness check of ${detail("resumes")} resumes`;
    case "tournament.rubric-changed":
      return `changed the criteria: rubric version ${detail("version")}`;
    case "tournament.edited":
      return "changed the name or description";
    case "tournament.deleted":
      return "deleted the tournament";
    case "account.deleted":
      return "deleted their account";
    case "account.logged-in":
      return "logged in";
    case "account.password-changed":
      return details.byMail ? "set a new password by email" : "changed their password";
    case "account.email-changed":
      return "changed their email address";
    case "account.second-factor-on":
      return "turned two-factor authentication on";
    case "account.second-factor-off":
      return "turned two-factor authentication off";
    case "account.exported":
      return "downloaded all their data";
    case "account.retention-changed":
      return `set deletion after ${detail("retentionDays")} days, decision records for ${detail("recordYears")} years${details.isOnHold ? ", and a legal hold" : ""}`;
    case "credits.purchased":
      return `bought ${creditsOf(details.credits, detail("plan"))} for ${formatPrice(Number(details.amountInCents))}`;
    case "api-key.created":
      return `created ${apiKey}, ${detail("mode")}, scope ${detail("scope")}`;
    case "api-key.revoked":
      return `revoked ${apiKey}`;
    case "resume.exported":
      return `exported everything held about ${candidate}`;
    case "promo-code.changed":
      return `${details.isActive ? "activated" : "deactivated"} the promo code ${detail("code")}`;
    case "partner.tokens-revoked":
      return `revoked the tokens of ${partner}`;
    case "promo-code.created":
      return `created the promo code ${detail("code")}`;
    case "partner.created":
      return `added ${partner}`;
    case "partner.password-changed":
      return `changed the password of ${partner}`;
    case "partner.disabled":
      return `disabled ${partner}`;
    case "partner.enabled":
      return `enabled ${partner}`;
    case "credits.granted":
      return `gave ${about ?? "an account"} ${creditsOf(details.amount, planNameOf(details.planId))}`;
    case "job.rerun":
      return "ran a failed job again";
  }
}

/** " (SPF pass, DKIM none)"; nothing for what did not come by mail. */
const saySender = ({ spf, dkim }: LogLine["details"]) => (spf ? ` (SPF ${spf}, DKIM ${dkim})` : "");

/** "5 PRO credits". */
function creditsOf(amount: unknown, plan: string): string {
  return `${amount} ${plan} ${amount === 1 ? "credit" : "credits"}`;
}

const planNameOf = (planId: unknown) => planNames.find((name) => PLAN_IDS[name] === planId) ?? "tournament";

function describeChange({ aiTier, from, to }: LogLine["details"], candidate: string): string {
  const again = aiTier ? `Tier ${aiTier} again, as the AI said` : "not ranked again";
  if (to === null) return `removed their tier from ${candidate}: ${again}`;
  if (!from && !aiTier) return `put ${candidate}, which had no tier, into Tier ${to}`;
  const before = from ?? aiTier;
  return before === to
    ? `confirmed Tier ${to} for ${candidate}`
    : `moved ${candidate} from Tier ${before} to Tier ${to}`;
}
