import { useCallback, useEffect, useState } from "react";
import { api } from "#app/lib/api.ts";
import { toast, toastFailure } from "#app/lib/toast.ts";
import type { Rubric } from "#core/analysis/rubric";
import type { CriterionEdit } from "#core/rubrics/change-rubric.schema";
import { toEdit } from "#core/rubrics/edit-criteria";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { useTournamentId } from "../use-tournament-id";
import * as words from "./words";

type Options = {
  initial: RubricDetail;
  /** As reported by the channel: another tab may have saved a version. */
  newestVersion: number;
  refresh(): Promise<void>;
};

export function useRubric({ initial, newestVersion, refresh }: Options) {
  const [detail, setDetail] = useState(initial);
  const path = `/api/tournaments/${useTournamentId()}/rubric`;
  const keep = useCallback(
    (read: RubricDetail) => setDetail((known) => (read.version >= known.version ? read : known)),
    [],
  );

  const reload = useCallback(async () => {
    const read = await api<RubricDetail>(path, { cache: "no-store" });
    keep(read);
    return read;
  }, [path, keep]);

  const isBehind = newestVersion > detail.version;
  useEffect(() => {
    // On failure, keep what is on screen; the next version triggers another attempt.
    if (isBehind) reload().catch(() => {});
  }, [isBehind, reload]);

  const put = useCallback(
    async (baseVersion: number, criteria: CriterionEdit[]) => {
      const saved = await api<RubricDetail>(path, { method: "PUT", json: { baseVersion, criteria } });
      keep(saved);
      await refresh();
      return saved;
    },
    [path, keep, refresh],
  );

  /** Saves a new version and offers to undo it in a toast. Throws if the API refuses. */
  const save = useCallback(
    async (baseVersion: number, criteria: CriterionEdit[]) => {
      const before = detail;
      const saved = await put(baseVersion, criteria);
      const undo = async () => {
        try {
          const undone = await put(saved.version, before.rubric.criteria.map(toEdit));
          toast({
            title: words.versionRestored(before.version),
            description: words.savedAsVersion(undone.version),
          });
        } catch (error) {
          toastFailure(words.undoFailed, error);
        }
      };
      toast({
        title: words.rubricSaved(saved.version),
        description: saved.history[0]?.changes.join(". "),
        action: { label: words.undo, run: undo },
      });
    },
    [detail, put],
  );
  /** Saves an earlier version's criteria as the newest version, and shows the outcome in a toast. */
  const restore = useCallback(
    async (version: number) => {
      try {
        const { rubric } = await api<{ rubric: Rubric }>(`${path}/versions/${version}`);
        const restored = await put(detail.version, rubric.criteria.map(toEdit));
        toast(
          restored.version === detail.version
            ? { title: words.sameCriteria(version) }
            : { title: words.versionRestored(version), description: words.savedAsVersion(restored.version) },
        );
      } catch (error) {
        // Another tab may have saved; the next attempt starts from that version.
        await reload().catch(() => {});
        toastFailure(words.restoreFailed(version), error);
      }
    },
    [detail, path, put, reload],
  );
  return { detail, reload, save, restore };
}

export type RubricState = ReturnType<typeof useRubric>;
