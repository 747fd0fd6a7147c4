import { CircleAlert, FileText, Flag, Mail, Phone, Scale } from "lucide-react";
import { memo } from "react";
import { MatchScale } from "#app/components/match-scale.tsx";
import { Percent } from "#app/components/percent.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { TierBadge } from "#app/components/tier-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { count } from "#app/lib/format.ts";
import type { ContactInfo } from "#core/analysis/scorecard";
import { candidateName, isFinished, type ResumeView } from "#core/resumes/resume";
import { CardList } from "./card-list";
import { StaleNote } from "./rubric/stale-note";

const SHOWN = { skills: 5, pros: 3, cons: 2, questions: 2 };

type Props = {
  resume: ResumeView;
  onExplain(resume: ResumeView): void;
  onChangeTier(resume: ResumeView): void;
};

export const CandidateCard = memo(function CandidateCard({ resume, onExplain, onChangeTier }: Props) {
  const { id, fileName, status, tier, matchPercent, scorecard } = resume;
  const name = candidateName(fileName);
  return (
    <article aria-label={name} className="flex h-full flex-col rounded-lg border bg-surface shadow-raised">
      <header className="flex items-start justify-between gap-3 px-5 pt-5">
        <div className="min-w-0">
          <h3 className="line-clamp-2 break-words text-lg" title={fileName}>
            {name}
          </h3>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            {status !== "error" && <TierBadge tier={tier} />}
            {status === "done" && (
              <Button
                variant="link"
                size="inline"
                onClick={() => onChangeTier(resume)}
                aria-label={`Change Tier of ${name}`}
              >
                Change Tier
              </Button>
            )}
            {status !== "done" && <StatusBadge status={status} />}
          </p>
        </div>
        {status !== "error" && (
          <p className="shrink-0 text-right">
            <Percent value={matchPercent} />
            <span className="block text-muted text-xs">match</span>
          </p>
        )}
      </header>
      {status !== "error" && (
        <MatchScale percent={matchPercent} className="mx-5 mt-2 h-3.5 w-[calc(100%-2.5rem)]" />
      )}
      <TierOrigin resume={resume} />
      <StaleNote resume={resume} />
      {status === "error" ? <ErrorWords words={resume.error} /> : <Findings resume={resume} />}
      <footer className="mt-auto flex flex-wrap gap-2 border-t px-5 py-3">
        {scorecard && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onExplain(resume)}
            aria-label={`Why this score: ${name}`}
          >
            <Scale aria-hidden />
            Why this score
          </Button>
        )}
        <Button asChild variant="ghost" size="sm" className="first:-ml-3">
          <a
            href={`/api/resumes/${id}/view`}
            target="_blank"
            rel="noreferrer"
            aria-label={`View Resume of ${name} (opens in a new tab)`}
          >
            <FileText aria-hidden />
            View Resume
          </a>
        </Button>
      </footer>
    </article>
  );
});

/** Where the recruiter's tier came to stand beside the one of the analysis; and what to know about the file. */
function TierOrigin({ resume: { aiTier, recruiterTier, scorecard } }: { resume: ResumeView }) {
  const flags = scorecard?.flags.length ?? 0;
  if (!recruiterTier && flags === 0) return null;
  return (
    <p className="mx-5 mt-2 flex flex-wrap gap-x-4 text-muted text-sm">
      {recruiterTier && <span>Your tier; the analysis said {aiTier ? `Tier ${aiTier}` : "Not Ranked"}.</span>}
      {flags > 0 && (
        <span className="inline-flex items-center gap-1.5 text-warn">
          <Flag className="size-3.5" aria-hidden />
          {count(flags, "remark")} on this file
        </span>
      )}
    </p>
  );
}

function Findings({ resume }: { resume: ResumeView }) {
  const { extractedSkills, pros, cons, followUpQuestions, contactInfo, status } = resume;
  const isPending = !isFinished(status);
  return (
    <div className="flex flex-col gap-4 p-5">
      <CardList
        label="Key Skills"
        items={extractedSkills.slice(0, SHOWN.skills)}
        look="chips"
        isPending={isPending}
      />
      <CardList label="Pros" items={pros.slice(0, SHOWN.pros)} look="pros" isPending={isPending} />
      <CardList label="Cons" items={cons.slice(0, SHOWN.cons)} look="cons" isPending={isPending} />
      <CardList
        label="Follow-up Questions"
        items={followUpQuestions.slice(0, SHOWN.questions)}
        look="questions"
        isPending={isPending}
      />
      <Contact info={contactInfo} isPending={isPending} />
    </div>
  );
}

function Contact({ info: { email, phone }, isPending }: { info: ContactInfo; isPending: boolean }) {
  const link = "inline-flex min-h-6 items-center gap-2 break-all text-accent hover:underline";
  return (
    <section>
      <h4 className="eyebrow">Contact</h4>
      <div className="mt-1 flex flex-wrap gap-x-5 text-sm">
        {email && (
          <a className={link} href={`mailto:${email}`}>
            <Mail className="size-3.5 shrink-0" aria-hidden />
            {email}
          </a>
        )}
        {phone && (
          <a className={link} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            <Phone className="size-3.5 shrink-0" aria-hidden />
            {phone}
          </a>
        )}
        {!email && !phone && (
          <span className="text-muted">{isPending ? "Processing..." : "No contact info available"}</span>
        )}
      </div>
    </section>
  );
}

function ErrorWords({ words }: { words: string | null }) {
  return (
    <p className="m-5 flex gap-3 rounded-md bg-danger-soft p-3 text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
      <span className="min-w-0 break-words">{words ?? "This file could not be processed."}</span>
    </p>
  );
}
