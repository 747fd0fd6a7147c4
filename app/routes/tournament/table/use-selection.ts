import { useCallback, useMemo, useRef, useState } from "react";
import type { CandidateCardView } from "#core/resumes/candidate-card";

export function useSelection(candidates: CandidateCardView[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const lastId = useRef<string>();
  /** Only those on screen: actions skip candidates that are filtered out. */
  const ids = useMemo(
    () => new Set(candidates.filter(({ id }) => chosen.has(id)).map(({ id }) => id)),
    [candidates, chosen],
  );

  /** Selects or deselects a candidate; as a range, with everyone since the last one selected. */
  const toggle = useCallback(
    ({ id }: CandidateCardView, isRange = false) => {
      const from = candidates.findIndex((card) => card.id === lastId.current);
      const to = candidates.findIndex((card) => card.id === id);
      const range =
        isRange && from >= 0 ? candidates.slice(Math.min(from, to), Math.max(from, to) + 1) : [{ id }];
      const isAdding = !ids.has(id);
      const next = new Set(ids);
      for (const card of range) {
        if (isAdding) next.add(card.id);
        else next.delete(card.id);
      }
      lastId.current = id;
      setChosen(next);
    },
    [candidates, ids],
  );
  const toggleAll = useCallback(
    () => setChosen(ids.size === candidates.length ? new Set() : new Set(candidates.map(({ id }) => id))),
    [candidates, ids],
  );
  const clear = useCallback(() => setChosen(new Set()), []);
  return useMemo(() => ({ ids, toggle, toggleAll, clear }), [ids, toggle, toggleAll, clear]);
}

export type Selection = ReturnType<typeof useSelection>;
