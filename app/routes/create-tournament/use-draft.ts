import { useCallback, useEffect, useState } from "react";
import type { JobText } from "#core/analysis/rubric";
import type { CriterionEdit } from "#core/rubrics/change-rubric.schema";
import type { FormerReview } from "#core/rubrics/keep-edits";
import type { TournamentReview } from "#core/tournaments/review-tournament";

/** A review with the job it was made from, the edits to it, and the review before the job's texts changed. */
export type ReviewState = TournamentReview & {
  job: JobText;
  edits?: CriterionEdit[];
  former?: FormerReview | undefined;
};

type Draft = {
  /** Owner of the draft; someone else may log in in the same tab. */
  userId: string;
  values: Record<string, string>;
  /** The newest review, if the second step was reached. */
  review: ReviewState | null;
  /** Whether the second step was on screen. */
  isReview: boolean;
};

const KEY = "tournament-draft";
/** Set while files are chosen, because a reload loses them and the page then asks for them again. */
const FILES_KEY = "tournament-draft-files";

/** The chosen files cannot be stored: they survive leaving the page, but not a reload. */
let chosen: { userId: string; files: File[] } | undefined;

/** Keeps a draft in the tab's session storage, so that it survives a reload; without storage there is none. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState<Draft>();
  const [files, setFiles] = useState(() => (chosen?.userId === userId ? chosen.files : []));
  const [hadFiles, setHadFiles] = useState(false);
  useEffect(() => {
    const found = read();
    if (found?.userId !== userId) return;
    setDraft(found);
    setHadFiles(attempt(() => sessionStorage.getItem(FILES_KEY)) === userId);
  }, [userId]);
  const keep = useCallback(
    (typed: Omit<Draft, "userId">) => {
      if (Object.values(typed.values).some((value) => value.trim()))
        attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ userId, ...typed })));
      else remove();
    },
    [userId],
  );
  const discard = useCallback(() => {
    clearDraft();
    setDraft(undefined);
    setFiles([]);
  }, []);
  const choose = useCallback(
    (files: File[]) => {
      chosen = { userId, files };
      setFiles(files);
      setHadFiles(false);
      attempt(() =>
        files.length > 0 ? sessionStorage.setItem(FILES_KEY, userId) : sessionStorage.removeItem(FILES_KEY),
      );
    },
    [userId],
  );
  return { draft, keep, discard, files, choose, hasLostFiles: hadFiles && files.length === 0 };
}

const remove = () => attempt(() => sessionStorage.removeItem(KEY));

/** Call when the input became a tournament or was discarded. Leaves the form as it is. */
export function clearDraft(): void {
  remove();
  attempt(() => sessionStorage.removeItem(FILES_KEY));
  chosen = undefined;
}

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
