import type { ReactNode } from "react";
import { VerdictBadge } from "#app/components/evidence/verdict-badge.tsx";
import { IMPORTANCE_WORDS, importanceOf } from "#app/components/rubric/words.ts";
import { TierBadge } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import type { CandidateEntry as Entry } from "#core/exports/candidate-matrix";
import { candidateName } from "#core/resumes/resume";
import * as words from "./words";

/** The candidate's name, or one made from the file name if none was found; "Candidate 3" in a blind list. */
export const entryName = ({ basics, fileName }: Entry): string =>
  basics.name || candidateName(fileName ?? "");

type Props = {
  entry: Entry;
  beside?: ReactNode;
  isFolded?: boolean;
  children?: ReactNode;
};

export function CandidateEntry({ entry, beside, isFolded = false, children }: Props) {
  const { basics, fileName, tier, match, verdicts, remarks } = entry;
  const contact = [basics.email, basics.phone, basics.location?.address].filter(Boolean).join(" · ");
  const id = `candidate-${entry.id}`;
  return (
    <article
      aria-labelledby={id}
      className="rounded-lg border bg-surface p-5 shadow-raised print:rounded-none print:border-0 print:p-0 print:py-5 print:shadow-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="break-words text-lg">
            {entryName(entry)}
          </h2>
          {fileName && basics.name && <p className="break-words text-muted text-sm">{fileName}</p>}
          {contact && <p className="break-words text-sm">{contact}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {match !== null && (
            <p className="font-semibold tabular-nums">
              {match}% <span className="font-normal text-muted text-sm">{words.match}</span>
            </p>
          )}
          <TierBadge tier={tier.inForce} />
          {beside}
        </div>
      </header>
      {tier.mine && tier.analysis && tier.mine !== tier.analysis && (
        <p className="mt-1 text-muted text-sm">{words.aiSaid(tier.analysis)}</p>
      )}
      {tier.reason && (
        <p className="mt-1 break-words text-sm">
          {words.reasonForTier} {tier.reason}
        </p>
      )}
      {entry.error && <p className="mt-3 text-sm">{entry.error}</p>}
      {remarks.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 text-sm text-warn">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 empty:hidden">
        <List title={words.speaksFor} lines={entry.pros} />
        <List title={words.speaksAgainst} lines={entry.cons} />
      </div>
      {verdicts.length > 0 &&
        (isFolded ? (
          <details className="mt-4 text-sm">
            <summary className="w-fit cursor-pointer font-medium text-accent">
              {words.withQuotes(count(verdicts.length, "criterion", "criteria"))}
            </summary>
            <Verdicts verdicts={verdicts} />
          </details>
        ) : (
          <Verdicts verdicts={verdicts} />
        ))}
      {children}
    </article>
  );
}

function Verdicts({ verdicts }: Pick<Entry, "verdicts">) {
  return (
    <ul aria-label={words.criteria} className="mt-4 flex flex-col divide-y border-t text-sm">
      {verdicts.map(({ criterionId, criterion, importance, knockOut, level, isSure, quote }) => (
        <li key={criterionId} className="break-inside-avoid py-2.5">
          <div className="flex items-start justify-between gap-4">
            <p className="min-w-0 break-words" dir="auto">
              <span className="font-medium">{criterion}</span>{" "}
              <span className="text-muted text-xs">
                {IMPORTANCE_WORDS[importanceOf({ importance, knockOut })]}
              </span>
            </p>
            <VerdictBadge verdict={{ level, sure: isSure }} />
          </div>
          {quote && (
            <blockquote
              className="mt-1 whitespace-pre-line break-words border-accent border-l-2 pl-3 text-muted"
              dir="auto"
            >
              {quote}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}

function List({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
