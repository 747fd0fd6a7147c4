import { useCallback, useMemo, useRef, useState } from "react";
import { useIsReadOnly } from "#app/components/read-only.tsx";
import { api, errorMessage } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";
import type { Tier } from "#core/analysis/scorecard";
import { type CandidateCardView, toCandidateCard } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import { shownName } from "#core/resumes/sort-candidates";
import * as words from "./words";

type Change = { tier: Tier | null; reason?: string };

/** Shows changes at once, and takes them back if the server refuses. One request a candidate; the last wins. */
export function useTierChanges(resumes: CandidateCardView[], put: (card: CandidateCardView) => void) {
  const isReadOnly = useIsReadOnly();
  const [wanted, setWanted] = useState<ReadonlyMap<string, Change>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  /** Same as `wanted`, but always current, even between renders. */
  const latest = useRef(new Map<string, Change>());
  const busy = useRef(new Set<string>());

  const send = useCallback(
    async (id: string) => {
      if (busy.current.has(id)) return;
      busy.current.add(id);
      let asked: Change | undefined;
      let failure: string | undefined;
      do {
        asked = latest.current.get(id);
        failure = undefined;
        try {
          const changed = await api<ResumeView>(`/api/resumes/${id}`, { method: "PUT", json: asked });
          put(toCandidateCard(changed));
        } catch (error) {
          failure = errorMessage(error);
        }
      } while (latest.current.get(id) !== asked);
      busy.current.delete(id);
      latest.current.delete(id);
      setWanted((changes) => without(changes, id));
      if (failure === undefined) return;
      setFailures((known) => new Map(known).set(id, words.tierFailedBecause(failure)));
      toast({ variant: "error", title: words.tierFailed, description: failure });
    },
    [put],
  );

  const change = useCallback(
    (id: string, asked: Change) => {
      latest.current.set(id, asked);
      setWanted((changes) => new Map(changes).set(id, asked));
      setFailures((known) => without(known, id));
      send(id);
    },
    [send],
  );

  /** Sets the recruiter's own tier, or with null restores the one from the analysis; offers an undo. */
  const setTier = useCallback(
    (card: CandidateCardView, tier: Tier | null, reason?: string) => {
      const before = card.recruiterTier?.tier ?? null;
      if (isReadOnly || card.status !== "done" || (before === tier && !reason)) return;
      const name = shownName(card);
      const undo = () => {
        change(card.id, { tier: before, reason: card.recruiterTier?.reason ?? undefined });
        toast({ title: words.undone, description: words.backInTier(name, tierLabel(before ?? card.aiTier)) });
      };
      change(card.id, { tier, reason });
      toast({
        title: tier ? words.movedTo(tierLabel(tier)) : words.backTo(tierLabel(card.aiTier)),
        description: name,
        action: { label: words.undo, run: undo },
      });
    },
    [change, isReadOnly],
  );

  const changed = useMemo(
    () =>
      wanted.size === 0
        ? resumes
        : resumes.map((card) => {
            const asked = wanted.get(card.id);
            return asked ? withOwnTier(card, asked) : card;
          }),
    [resumes, wanted],
  );
  return useMemo(() => ({ resumes: changed, setTier, failures }), [changed, setTier, failures]);
}

export type TierChanges = ReturnType<typeof useTierChanges>;

const tierLabel = (tier: Tier | null) => (tier ? words.tierOf(tier) : words.notRanked);

function withOwnTier(card: CandidateCardView, { tier, reason }: Change): CandidateCardView {
  const own = card.recruiterTier ?? { changedBy: "", changedAt: "" };
  return {
    ...card,
    tier: tier ?? card.aiTier,
    recruiterTier: tier && { ...own, tier, reason: reason ?? null },
  };
}

function without<T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  if (!map.has(id)) return map;
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}
