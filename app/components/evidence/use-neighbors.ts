import { useRef } from "react";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import * as words from "./words";

export type Neighbors = {
  /** Position in the list, such as "Candidate 3 of 12". */
  place: string;
  previous: string | undefined;
  next: string | undefined;
};

/**
 * The candidates before and after the open one, in the order on screen when the first one was opened. A candidate
 * whose tier changes moves in the list, but must not change the order of stepping through it.
 */
export function useNeighbors(candidates: CandidateCardView[], openId: string | null): Neighbors {
  const order = useRef<string[]>();
  if (!openId) order.current = undefined;
  else if (!order.current?.includes(openId)) order.current = candidates.map(({ id }) => id);
  return findNeighbors(order.current ?? [], openId);
}

export function findNeighbors(order: string[], openId: string | null): Neighbors {
  const at = order.indexOf(openId ?? "");
  if (at < 0) return { place: words.candidate, previous: undefined, next: undefined };
  return {
    place: words.placeInList((at + 1).toLocaleString("en"), order.length.toLocaleString("en")),
    previous: order[at - 1],
    next: order[at + 1],
  };
}
