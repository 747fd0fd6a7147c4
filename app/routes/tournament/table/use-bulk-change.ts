import { useState } from "react";
import { api } from "#app/lib/api.ts";
import { shownParams } from "#app/lib/changed-search.ts";
import { count } from "#app/lib/format.ts";
import { toast, toastFailure } from "#app/lib/toast.ts";
import type { Tier } from "#core/analysis/scorecard";
import type { BulkChanged } from "#core/resumes/bulk-change.schema";
import { FILTER_NAMES } from "#core/resumes/candidate-query.schema";
import { useTournamentId } from "../use-tournament-id";
import type { Selection } from "./use-selection";
import * as words from "./words";

type Options = {
  selection: Selection;
  /** How many the list shows: if all are selected, the query names them instead of their ids. */
  shownCount: number;
  refresh(): Promise<void>;
};

type Act = Record<string, unknown> & { kind: string };

/** Bulk actions for the selected candidates: one request each, with one undo in the toast. */
export function useBulkChange({ selection, shownCount, refresh }: Options) {
  const tournamentId = useTournamentId();
  const [isBusy, setIsBusy] = useState(false);
  const ids = [...selection.ids];
  const of = () => (ids.length === shownCount ? shownParams(FILTER_NAMES) : { ids: ids.join(",") });

  const send = async (act: Act, whom: Record<string, string>) => {
    const path = `/api/tournaments/${tournamentId}/resumes/many`;
    const changed = await api<BulkChanged>(path, {
      method: "POST",
      json: { of: whom, count: ids.length, act },
    });
    await refresh();
    return changed;
  };
  const attempt = async (title: string, run: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await run();
    } catch (error) {
      await refresh();
      toastFailure(title, error);
    }
    setIsBusy(false);
  };
  /** Shows the result in a toast, with an undo for the affected candidates. */
  const say = (title: string, { skipped }: BulkChanged, back?: Act) => {
    const undo = (act: Act) =>
      attempt(words.undoFailed, async () => {
        await send(act, { ids: ids.join(",") });
        toast({ title: words.undone, description: words.asBefore(count(ids.length, "candidate")) });
      });
    toast({
      title,
      description: skipped > 0 ? words.leftAsTheyWere(count(skipped, "candidate")) : undefined,
      action: back && { label: words.undo, run: () => undo(back) },
    });
  };

  return {
    isBusy,
    setTier: (tier: Tier | null, reason: string) =>
      attempt(words.tierFailed, async () => {
        const done = await send({ kind: "tier", tier, ...(reason && { reason }) }, of());
        const where = tier ? words.movedTo(tier) : words.backToAiTiers;
        const back = done.changed > 0 ? { kind: "earlier-tiers", tiers: done.earlier } : undefined;
        say(words.withOutcome(count(done.changed, "candidate"), where), done, back);
      }),
    addNote: (note: string) =>
      attempt(words.noteFailed, async () => {
        const done = await send({ kind: "note", note }, of());
        const back = done.changed > 0 ? { kind: "note-back", note } : undefined;
        say(words.noteAdded(count(done.changed, "candidate")), done, back);
      }),
    readAgain: () =>
      attempt(words.analyzeAgainFailed, async () => {
        const done = await send({ kind: "reread" }, of());
        say(words.willBeAnalyzed(count(done.changed, "resume")), done);
      }),
    /** Throws if the API refuses; the caller shows the error. */
    remove: async () => {
      const done = await send({ kind: "delete" }, of());
      selection.clear();
      toast({ title: words.deleted(count(done.changed, "resume")) });
    },
  };
}

export type BulkChanges = ReturnType<typeof useBulkChange>;
