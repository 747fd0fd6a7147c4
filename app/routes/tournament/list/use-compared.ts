import { useSearchParams } from "@remix-run/react";
import { useCallback, useState } from "react";
import { toast } from "#app/lib/toast.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import * as words from "./words";

export const MIN_COMPARED = 2;
export const MAX_COMPARED = 5;

/** The ids in the URL, without duplicates, and at most as many as fit side by side. */
export function readIds(compared: string | null): string[] {
  return [...new Set((compared ?? "").split(",").filter(Boolean))].slice(0, MAX_COMPARED);
}

export function useCompared() {
  const [params] = useSearchParams();
  const [ids, setIds] = useState<readonly string[]>(() => readIds(params.get("compare")));
  const toggle = useCallback(
    (card: CandidateCardView) => {
      if (!card.isJudged) return;
      if (ids.includes(card.id)) return setIds(ids.filter((id) => id !== card.id));
      if (ids.length < MAX_COMPARED) return setIds([...ids, card.id]);
      toast({ title: words.compareLimit(MAX_COMPARED), description: words.removeOneFirst });
    },
    [ids],
  );
  const clear = useCallback(() => setIds([]), []);
  return { ids, toggle, clear };
}
