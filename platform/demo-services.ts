import { DomainError } from "#core/errors";
import { createDemo } from "#core/tournaments/create-demo";
import { createSampleDemo } from "#core/tournaments/create-sample-demo";
import { getDemo } from "#core/tournaments/get-demo";
import { keepDemo } from "#core/tournaments/keep-demo";
import { listDemoResumes } from "#core/tournaments/list-demo-resumes";
import { requireDemoResume } from "#core/tournaments/require-demo-resume";
import type { TournamentInput } from "#core/tournaments/tournament.schema";
import { uploadDemoResume } from "#core/tournaments/upload-demo-resume";
import type { Connected } from "./connect";
import { signVisitorDemos, verifyVisitorDemos } from "./visitor-demos";

type Options = {
  isPaused: boolean;
  /** A keyed hash, so that the visitor's identity is not stored. */
  visitor: string;
  secretKey: string;
  limitAttempts(action: string): Promise<void>;
};

/** What visitors without an account can do. */
export function createDemoServices(
  deps: Connected,
  { isPaused, visitor, secretKey, limitAttempts }: Options,
) {
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
    createSample: async () => {
      refusePaused();
      await limitAttempts("demo");
      return createSampleDemo(deps, visitor);
    },
    get: (id: string) => getDemo(deps, id),
    getResume: (id: string, resumeId: string) => requireDemoResume(deps, id, resumeId),
    listResumes: (id: string) => listDemoResumes(deps, id),
    limitUploads: async () => {
      refusePaused();
      await limitAttempts("demo-upload");
    },
    uploadResume: (input: { tournamentId: string; fileName: string; bytes: Uint8Array }) =>
      uploadDemoResume(deps, input),
    /** The cookie listing a browser's demos, with one more; `sealed` is the cookie so far. */
    rememberMade: async (sealed: string | undefined, id: string) =>
      signVisitorDemos(await verifyVisitorDemos(sealed ?? "", secretKey), id, secretKey),
    isMadeIn: async (sealed: string | undefined, id: string) =>
      (await verifyVisitorDemos(sealed ?? "", secretKey)).includes(id),
    /** Returns the id of the account's tournament. */
    keep: async (input: { userId: string; demoId: string; sealed: string | undefined }) => {
      await limitAttempts("keep-demo");
      const { userId, demoId, sealed } = input;
      const made = await verifyVisitorDemos(sealed ?? "", secretKey);
      // Demos are only kept from a page, never with an API key.
      return keepDemo({ ...deps, payByKey: (work) => work() }, { userId, demoId, made });
    },
  };
}
