import { Link } from "@remix-run/react";
import { Hourglass } from "lucide-react";
import { count } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useTournamentId } from "../use-tournament-id";
import * as words from "./words";

type Answer = { waiting: { resumeId: string; waitsFor: string }[] };

/**
 * Leads to candidates who said or asked something by their link. Whoever asked for a person when applying is named
 * above the list. Asked for once the page is there, because finding them takes longer the more candidates there are.
 */
export function UnansweredLink() {
  const tournamentId = useTournamentId();
  // If this fails, the page of those who wait says why.
  const { answer } = useAnswer<Answer>(`/api/tournaments/${tournamentId}/waiting`);
  const people = countUnanswered(answer?.waiting ?? []);
  if (people === 0) return null;
  return (
    <Link
      to={`/dashboard/tournament/${tournamentId}/waiting`}
      className="inline-flex items-center gap-1.5 font-medium text-warn underline underline-offset-4"
    >
      <Hourglass className="size-4" aria-hidden />
      {words.unanswered(count(people, "candidate"), people === 1)}
    </Link>
  );
}

const countUnanswered = (waiting: Answer["waiting"]) =>
  new Set(waiting.filter(({ waitsFor }) => waitsFor !== "person").map(({ resumeId }) => resumeId)).size;
