import { createShare } from "#core/shares/create-share";
import { giveOpinion } from "#core/shares/give-opinion";
import { listShares } from "#core/shares/list-shares";
import { openShare } from "#core/shares/open-share";
import { openSharedFile } from "#core/shares/open-shared-file";
import { revokeShare } from "#core/shares/revoke-share";
import type { CreateShareInput, Opinion } from "#core/shares/share";
import type { Connected } from "./connect";
import type { Limits } from "./rate-limit";

/** Links for people without an account. */
export function createShareServices(
  deps: Connected,
  { limitUser, limitNetwork }: Pick<Limits, "limitUser" | "limitNetwork">,
) {
  return {
    list: (of: { userId: string; tournamentId: string }) => listShares(deps, of),
    create: async (input: CreateShareInput & { userId: string; tournamentId: string }) => {
      await limitUser(input.userId, "share");
      return createShare(deps, input);
    },
    revoke: (of: { userId: string; tournamentId: string; shareId: string }) => revokeShare(deps, of),
    open: async (token: string) => {
      await limitNetwork("share");
      return openShare(deps, token);
    },
    openFile: async (of: { token: string; resumeId: string }) => {
      await limitNetwork("share");
      return openSharedFile(deps, of);
    },
    giveOpinion: async (input: Opinion & { token: string; resumeId: string }) => {
      await limitNetwork("share-opinion");
      await giveOpinion(deps, input);
    },
  };
}
