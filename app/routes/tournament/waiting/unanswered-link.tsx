import { Link } from "@remix-run/react";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { api } from "#app/lib/api.ts";
import { count } from "#app/lib/format.ts";
import { useTournamentId } from "../use-tournament-id";
import * as words from "./words";

type Answer = { waiting: { resumeId: string; waitsFor: string }[] };

/**
 * Leads to candidates who said or asked something by their link. Whoever asked for a person when applying is named
 * above the list. Asked for once the page is there, because finding them takes longer the more candidates there are.
 */
export function UnansweredLink() {
  const tournamentId = useTournamentId();
  const [people, setPeople] = useState(0);
  useEffect(() => {
    let isOver = false;
    api<Answer>(`/api/tournaments/${tournamentId}/waiting`, { cache: "no-store" })
      .then(({ waiting }) => isOver || setPeople(countUnanswered(waiting)))
      // The page of those who wait says what failed.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [tournamentId]);
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
