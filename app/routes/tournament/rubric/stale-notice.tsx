import { OwnerOnly } from "#app/components/read-only.tsx";
import { Button, Notice } from "#app/components/ui.ts";
import { api } from "#app/lib/api.ts";
import { count } from "#app/lib/format.ts";
import { toastFailure } from "#app/lib/toast.ts";
import { useAttempt } from "#app/lib/use-attempt.ts";
import type { RubricProgress } from "#core/rubrics/rubric-version";
import { useTournamentId } from "../use-tournament-id";
import * as words from "./words";

type Props = { progress: RubricProgress; refresh(): Promise<void> };

export function StaleNotice({ progress, refresh }: Props) {
  const tournamentId = useTournamentId();
  const { rubricVersion, staleCount, rereadFailedCount } = progress;
  const { isBusy: isAsking, attempt } = useAttempt();
  const reading = staleCount - rereadFailedCount;

  const readAgain = () =>
    attempt(async () => {
      try {
        await api(`/api/tournaments/${tournamentId}/rubric/reread`, { method: "POST" });
        await refresh();
      } catch (error) {
        toastFailure(words.startFailed, error);
      }
    });

  return (
    <>
      <div role="status" className="empty:hidden">
        {reading > 0 && (
          <Notice tone="info" title={words.analyzing(count(reading, "resume"), rubricVersion)}>
            {words.analyzingHint}
          </Notice>
        )}
      </div>
      {rereadFailedCount > 0 && (
        <Notice tone="warn" title={words.analysisFailed(count(rereadFailedCount, "resume"), rubricVersion)}>
          <p>{words.analysisFailedHint}</p>
          <OwnerOnly>
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              aria-disabled={isAsking}
              onClick={readAgain}
            >
              {isAsking ? words.starting : words.analyzeAgain}
            </Button>
          </OwnerOnly>
        </Notice>
      )}
    </>
  );
}
