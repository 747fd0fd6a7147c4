import { formatPrice, PLAN_IDS, planNames } from "#core/billing/plan";
import type { LogLine } from "./log-line";

type Described = Pick<LogLine, "action" | "details" | "about">;

const FORMAT_WORDS: Record<string, string> = { csv: "CSV", xlsx: "XLSX", json: "JSON", report: "a report" };

const INTAKE_WORDS: Record<string, string> = { link: "the apply link", mail: "the email address" };

type Line = ReturnType<typeof readLine>;

/** What a line says of its actor's action. */
const PHRASES: Record<LogLine["action"], (line: Line) => string> = {
  "resume.scored": ({ details, detail, candidate }) =>
    details.tier
      ? `scored ${candidate}: ${detail("percent")}%, Tier ${detail("tier")}, with rubric version ${detail("rubricVersion")}`
      : `analyzed ${candidate} without rating it, with rubric version ${detail("rubricVersion")}`,
  "resume.tier-changed": ({ details, candidate }) => describeChange(details, candidate),
  "resumes.tier-changed": ({ details, detail, many }) =>
    details.to === "before"
      ? `undid a tier change: ${many} as before`
      : details.to
        ? `moved ${many} to Tier ${detail("to")}`
        : `removed their tier from ${many}`,
  "tournament.blind-changed": ({ details }) =>
    details.isBlind ? "turned blind review on" : "turned blind review off",
  "resumes.noted": ({ details, many }) =>
    details.isBack ? `removed a note from ${many}` : `wrote a note on ${many}`,
  "resumes.reread": ({ many }) => `had ${many} analyzed again`,
  "resumes.deleted": ({ many }) => `deleted ${many}`,
  "resume.contact-viewed": ({ candidate }) => `opened ${candidate}, contact details included`,
  "resume.file-viewed": ({ candidate }) => `opened the file of ${candidate}`,
  "resume.deleted": () => "deleted a resume",
  "tournament.contacts-viewed": () => "opened the list of candidates, contact details included",
  "tournament.viewed-by-admin": () => "viewed this tournament as the administrator",
  "tournament.exported": ({ detail }) =>
    `exported Tier ${detail("tier")}: ${detail("resumes")} of the original files`,
  "tournament.candidates-exported": ({ details, detail, counted }) =>
    `exported ${counted("candidates", "candidate")} as ${FORMAT_WORDS[detail("format")] ?? detail("format")}${details.isBlind ? ", without names" : ""}`,
  "share.created": ({ details, detail, counted }) =>
    `created a link to ${counted("candidates", "candidate")} for ${detail("days")} days${details.isBlind ? ", without names" : ""}`,
  "share.revoked": () => "revoked a link",
  "share.viewed": () => "opened the shared candidates",
  "share.file-viewed": ({ candidate }) => `opened the file of ${candidate}`,
  "share.opinion-given": ({ details, detail, candidate }) =>
    `gave ${candidate} ${details.vote ? `a thumbs ${detail("vote")}` : "no thumb"}`,
  "tournament.created": () => "created the tournament",
  "resumes.added": ({ counted }) => `added ${counted("count", "resume")}`,
  "intake.opened": ({ detail }) => `turned ${INTAKE_WORDS[detail("kind")]} on`,
  "intake.closed": ({ detail }) => `turned ${INTAKE_WORDS[detail("kind")]} off`,
  "intake.received": ({ details, detail, candidate }) =>
    `sent ${candidate} by ${INTAKE_WORDS[detail("kind")]}${details.isHumanOnly ? " and asked for a person to read it" : ""}${senderOf(details)}`,
  "intake.refused": ({ details, detail }) =>
    `sent a file by ${INTAKE_WORDS[detail("kind")]} that was refused${senderOf(details)}`,
  "candidate.link-created": ({ detail, candidate }) =>
    `created a link for ${candidate} to see their own result, for ${detail("days")} days`,
  "candidate.link-revoked": ({ candidate }) => `revoked the link for ${candidate}`,
  "candidate.viewed": ({ candidate }) => `opened the result of ${candidate} with their own link`,
  "candidate.statement-given": ({ candidate }) => `added a statement to the resume of ${candidate}`,
  "candidate.review-asked": ({ candidate }) => `asked for a person to review ${candidate}`,
  "candidate.answered": ({ candidate }) => `marked a request of ${candidate} as answered`,
  "fairness.checked": ({ counted }) => `started a fairness check of ${counted("resumes", "resume")}`,
  "tournament.rubric-changed": ({ detail }) => `changed the criteria: rubric version ${detail("version")}`,
  "tournament.edited": () => "changed the name or description",
  "tournament.deleted": () => "deleted the tournament",
  "account.deleted": () => "deleted their account",
  "account.logged-in": () => "logged in",
  "account.password-changed": ({ details }) =>
    details.byMail ? "set a new password by email" : "changed their password",
  "account.email-changed": () => "changed their email address",
  "account.second-factor-on": () => "turned two-factor authentication on",
  "account.second-factor-off": () => "turned two-factor authentication off",
  "account.exported": () => "downloaded all their data",
  "account.retention-changed": ({ details, detail, counted }) =>
    `set deletion after ${detail("retentionDays")} days, decision records for ${counted("recordYears", "year")}${details.isOnHold ? ", and a legal hold" : ""}`,
  "credits.purchased": ({ details, detail }) =>
    `bought ${creditsOf(details.credits, detail("plan"))} for ${formatPrice(Number(details.amountInCents))}`,
  "api-key.created": ({ detail, apiKey }) => `created ${apiKey}, ${detail("mode")}, scope ${detail("scope")}`,
  "api-key.revoked": ({ apiKey }) => `revoked ${apiKey}`,
  "resume.exported": ({ candidate }) => `exported everything held about ${candidate}`,
  "promo-code.changed": ({ details, detail }) =>
    `${details.isActive ? "activated" : "deactivated"} the promo code ${detail("code")}`,
  "partner.tokens-revoked": ({ partner }) => `revoked the tokens of ${partner}`,
  "promo-code.created": ({ detail }) => `created the promo code ${detail("code")}`,
  "partner.created": ({ partner }) => `added ${partner}`,
  "partner.password-changed": ({ partner }) => `changed the password of ${partner}`,
  "partner.disabled": ({ partner }) => `disabled ${partner}`,
  "partner.enabled": ({ partner }) => `enabled ${partner}`,
  "credits.granted": ({ details, about }) =>
    `gave ${about ?? "an account"} ${creditsOf(details.amount, planNameOf(details.planId))}`,
  "job.rerun": () => "ran a failed job again",
};

/** The action as a phrase that follows the actor's name: "moved jordan from Tier B to Tier A". */
export const describeLine = (line: Described, candidate: string): string =>
  // After a rollback the log may hold actions of the newer version.
  PHRASES[line.action]?.(readLine(line, candidate)) ?? line.action;

function readLine({ details, about }: Described, candidate: string) {
  const detail = (name: string) => String(details[name] ?? "");
  /** "1 resume", "2 resumes". */
  const counted = (name: string, noun: string) =>
    `${detail(name)} ${details[name] === 1 ? noun : `${noun}s`}`;
  return {
    ...{ details, detail, counted, about, candidate },
    partner: about ? `the partner ${about}` : "a partner",
    apiKey: about ? `the API key “${about}”` : "an API key",
    many: counted("count", "candidate"),
  };
}

/** " (SPF pass, DKIM none)"; nothing for what did not come by mail. */
const senderOf = ({ spf, dkim }: LogLine["details"]) => (spf ? ` (SPF ${spf}, DKIM ${dkim})` : "");

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
