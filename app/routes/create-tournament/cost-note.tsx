import { Link } from "@remix-run/react";
import { Notice } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { creditFor, type UsableCredit } from "#core/billing/next-credit";
import * as words from "./words";

export type Allowance = {
  /** In the order in which they are used; null for unlimited access, which uses none. */
  usable: UsableCredit[] | null;
  /** Limit of the largest plan; undefined if the plans failed to load. */
  maxResumes: number | undefined;
};

/** The resume limit and cost of the tournament, shown before anything is uploaded. */
export function CostNote({ allowance, fileCount }: { allowance: Allowance; fileCount: number }) {
  const { usable } = allowance;
  const credit = usable ? creditFor(usable, fileCount) : undefined;
  if (usable && !credit) return null;
  const { maxResumes } = credit ?? allowance;
  return (
    <p className="text-sm">
      {credit ? describeCost(credit) : words.unlimited}
      {maxResumes !== undefined && `${words.takesUpTo} ${count(maxResumes, "resume")}`}.
      <TooMany fileCount={fileCount} maxResumes={maxResumes} />
    </p>
  );
}

const describeCost = ({ planName, credits }: UsableCredit) =>
  credits === 1 ? words.costsLast(planName) : `${words.costsOne} ${count(credits, words.creditOf(planName))}`;

function TooMany({ fileCount, maxResumes }: { fileCount: number; maxResumes: number | undefined }) {
  if (maxResumes === undefined || fileCount <= maxResumes) return null;
  return (
    <span className="block text-warn">
      {words.youChose} {count(fileCount, "file")}: {count(fileCount - maxResumes, "file")} {words.wontBeAdded}
    </span>
  );
}

/** Shown before the user fills in a form that could not be submitted. */
export function NoCreditsNotice() {
  return (
    <Notice tone="warn" title={words.noCredits} className="mb-6">
      <p>
        {words.noCreditsHint}{" "}
        <Link to="/subscription/manage" className="font-medium text-accent underline underline-offset-4">
          {words.getCredits}
        </Link>
      </p>
    </Notice>
  );
}
