import { DomainError } from "#core/errors";
import { createDemo } from "#core/tournaments/create-demo";
import { getDemo } from "#core/tournaments/get-demo";
import { listDemoResumes } from "#core/tournaments/list-demo-resumes";
import type { TournamentInput } from "#core/tournaments/tournament.schema";
import { uploadDemoResume } from "#core/tournaments/upload-demo-resume";
import type { Connected } from "./connect";

type Options = {
  isPaused: boolean;
  /** A keyed hash: who a visitor is, is not kept. */
  visitor: string;
  limitAttempts(action: string): Promise<void>;
};

/** What anybody may try without an account. */
export function createDemoServices(deps: Connected, { isPaused, visitor, limitAttempts }: Options) {
  function refusePaused(): void {
    if (isPaused) throw new DomainError("demo_paused", { details: { paused: true } });
  }

  return {
    isPaused,
    create: async (input: TournamentInput) => {
      refusePaused();
      await limitAttempts("demo");
      return createDemo(deps, visitor, input);
    },
    get: (id: string) => getDemo(deps, id),
    listResumes: (id: string) => listDemoResumes(deps, id),
    limitUploads: async () => {
      refusePaused();
      await limitAttempts("demo-upload");
    },
    uploadResume: (input: { tournamentId: string; fileName: string; bytes: Uint8Array }) =>
      uploadDemoResume(deps, input),
  };
}
