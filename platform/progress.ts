import { describeError } from "#core/describe-error";

/** RPC methods of a tournament's channel for the rest of the product. */
export type TournamentChannelRpc = Rpc.DurableObjectBranded & {
  /** Rows of these resumes, or the tournament's own row, have changed in the database. */
  changed(tournamentId: string, resumeIds: string[]): Promise<void>;
};

export function createProgressPublisher(channels: DurableObjectNamespace<TournamentChannelRpc>) {
  return {
    /** A failure is only logged: the database is the source of truth, and browsers can poll. */
    async publish(tournamentId: string, resumeIds: string[]): Promise<void> {
      try {
        await channels.getByName(tournamentId).changed(tournamentId, resumeIds);
      } catch (error) {
        console.error({
          message: "tournament channel unreachable",
          tournamentId,
          error: describeError(error),
        });
      }
    },
  };
}
