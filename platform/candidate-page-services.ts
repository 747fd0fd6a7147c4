import { answerRequest } from "#core/candidate-page/answer-request";
import { createLink } from "#core/candidate-page/create-link";
import { getCandidateDesk } from "#core/candidate-page/get-candidate-desk";
import { giveStatement } from "#core/candidate-page/give-statement";
import { listWaiting } from "#core/candidate-page/list-waiting";
import { openPage } from "#core/candidate-page/open-page";
import { requestReview } from "#core/candidate-page/request-review";
import type { CandidateOf } from "#core/candidate-page/require-own-candidate";
import { revokeLink } from "#core/candidate-page/revoke-link";
import type { Connected } from "./connect";
import type { Limits } from "./rate-limit";

/** What candidates see of their own result, and what they say and ask. */
export function createCandidatePageServices(
  deps: Connected,
  { limitUser, limitNetwork }: Pick<Limits, "limitUser" | "limitNetwork">,
) {
  return {
    desk: (of: CandidateOf) => getCandidateDesk(deps, of),
    createLink: async (input: CandidateOf & { days: number }) => {
      await limitUser(input.userId, "candidate-link");
      return createLink(deps, input);
    },
    revokeLink: (of: CandidateOf) => revokeLink(deps, of),
    answer: (of: CandidateOf & { requestId: string }) => answerRequest(deps, of),
    listWaiting: (of: { userId: string; tournamentId: string }) => listWaiting(deps, of),

    open: async (token: string) => {
      await limitNetwork("candidate-page");
      return openPage(deps, token);
    },
    giveStatement: async (input: { token: string; criterionId: string; words: string }) => {
      await limitNetwork("candidate-request");
      await giveStatement(deps, input);
    },
    requestReview: async (input: { token: string; words: string }) => {
      await limitNetwork("candidate-request");
      await requestReview(deps, input);
    },
  };
}
