import { useCallback, useEffect, useState } from "react";
import { api, wordsOf } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";
import type { Criterion } from "#core/analysis/rubric";
import type { CriterionEdit } from "#core/rubrics/change-rubric.schema";
import type { RubricDetail } from "#core/rubrics/rubric-version";

export type RubricState = {
  detail: RubricDetail;
  /** The newest version, read again. */
  reload(): Promise<RubricDetail>;
  /** Throws what the API refuses. Says that it is saved, and offers the way back. */
  save(baseVersion: number, criteria: CriterionEdit[]): Promise<void>;
};

type Options = {
  tournamentId: string;
  initial: RubricDetail;
  /** As the channel tells it: another tab may have saved. */
  newestVersion: number;
  /** Reads the candidates again. */
  refresh(): Promise<void>;
};

export function useRubric({ tournamentId, initial, newestVersion, refresh }: Options): RubricState {
  const [detail, setDetail] = useState(initial);
  const path = `/api/tournaments/${tournamentId}/rubric`;
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
    // What is on screen stays if it fails; the next version told of tries again.
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

  const save = useCallback(
    async (baseVersion: number, criteria: CriterionEdit[]) => {
      const before = detail;
      const saved = await put(baseVersion, criteria);
      const undo = async () => {
        try {
          const undone = await put(saved.version, before.rubric.criteria.map(toEdit));
          toast({ title: `Version ${before.version} is back`, description: `As version ${undone.version}.` });
        } catch (error) {
          toast({
            variant: "error",
            title: "Could not undo",
            description: wordsOf(error, "Please try again."),
          });
        }
      };
      toast({
        title: `Rubric saved as version ${saved.version}`,
        description: saved.history[0]?.changes.join(". "),
        action: { label: "Undo", run: undo },
      });
    },
    [detail, put],
  );
  return { detail, reload, save };
}

export function toEdit({ id, text, importance, weight }: Criterion): CriterionEdit {
  return { id, text, importance, weight };
}
