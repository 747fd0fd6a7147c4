import type { ReactNode } from "react";
import { TimeAgo } from "#app/components/ui.ts";
import { describeLine } from "#core/audit/describe-line";
import type { LogLine } from "#core/audit/log-line";
import { PRODUCT_NAME } from "#core/product";
import { candidateName } from "#core/resumes/resume";
import * as words from "./words";

type Props = {
  lines: LogLine[];
  viewerId: string;
  aside?: (line: LogLine) => ReactNode;
  isAnonymous?: boolean;
};

export function LogLines({ lines, viewerId, aside, isAnonymous = false }: Props) {
  return (
    <ol className="divide-y rounded-lg border bg-surface shadow-raised">
      {lines.map((line) => (
        <li key={line.key} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm">
          <div className="min-w-0 flex-1 basis-80">
            <p className="break-words" dir="auto">
              <span className="font-medium">{nameOf(line, viewerId)}</span>
              {line.keyName && !line.details.isAgent && words.withApiKey(line.keyName)}{" "}
              {describeLine(line, candidateOf(line, isAnonymous))}
            </p>
            {line.reason && (
              <blockquote className="mt-1 whitespace-pre-wrap break-words border-l-2 pl-3" dir="auto">
                {line.reason}
              </blockquote>
            )}
            {aside?.(line)}
          </div>
          <p className="shrink-0 text-muted text-xs leading-5">
            <TimeAgo iso={line.createdAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The first part of an id, short enough to tell ids apart by eye. */
export const shortId = (id: string) => id.split("-")[0] ?? id;

function nameOf(line: LogLine, viewerId: string): string {
  if (!line.details.isAgent) return nameOfActor(line, viewerId);
  const key = line.keyName ?? words.deletedKey;
  const ofWhom = nameOfActor(line, viewerId);
  return ofWhom === words.you ? words.agentOfYours(key) : words.agent(key, ofWhom);
}

function nameOfActor({ actor, actorName, action }: LogLine, viewerId: string): string {
  const [kind, id] = actor.split(":");
  if (kind === "system") return PRODUCT_NAME;
  if (action === "intake.received" || action === "intake.refused") return words.applicant;
  if (kind === "link") return words.someoneWithLink;
  if (id === viewerId) return words.you;
  return actorName ?? words.deletedAccount;
}

function candidateOf({ resumeId, fileName }: LogLine, isAnonymous: boolean): string {
  if (isAnonymous && resumeId) return words.resumeOf(shortId(resumeId));
  return fileName ? candidateName(fileName) : words.deletedResume;
}
