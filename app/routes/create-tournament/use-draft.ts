import { useCallback, useEffect, useState } from "react";
import type { JobText } from "#core/analysis/rubric";
import type { CriterionEdit } from "#core/rubrics/change-rubric.schema";
import type { TournamentReview } from "#core/tournaments/review-tournament";

/** A review with the job it was made from, and the edits to it. */
export type ReviewState = TournamentReview & { job: JobText; edits?: CriterionEdit[] };

/** Form input that has not become a tournament yet. Files are not included, because they cannot be restored. */
type Draft = {
  /** Owner of the draft; someone else may log in in the same tab. */
  userId: string;
  values: Record<string, string>;
  /** The review as shown, if the second step was reached. */
  review: ReviewState | null;
};

const KEY = "tournament-draft";

/**
 * Keeps a draft in the tab's session storage, so that it survives a reload. If storage is unavailable, there is no
 * draft.
 */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    const found = read();
    if (found?.userId === userId) setDraft(found);
  }, [userId]);
  const keep = useCallback(
    (values: Record<string, string>, review: ReviewState | null) => {
      if (Object.values(values).some((value) => value.trim()))
        attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ userId, values, review })));
      else remove();
    },
    [userId],
  );
  const discard = useCallback(() => {
    remove();
    setDraft(undefined);
  }, []);
  return { draft, keep, discard };
}

const remove = () => attempt(() => sessionStorage.removeItem(KEY));

/** Call when the input became a tournament or was discarded. Leaves the form fields as they are. */
export const clearDraft = (): void => remove();

function read(): Draft | undefined {
  return attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Draft | null) ?? undefined;
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
