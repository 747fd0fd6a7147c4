import { describeError } from "#core/describe-error";

/** What the rest of the product may ask of a tournament's channel. */
export type TournamentChannelRpc = Rpc.DurableObjectBranded & {
  /** Rows of these resumes, or the tournament's own row, have changed in the database. */
  changed(tournamentId: string, resumeIds: string[]): Promise<void>;
};

export function createProgressPublisher(rooms: DurableObjectNamespace<TournamentChannelRpc>) {
  return {
    /** The rows are the truth and browsers can poll: a channel that cannot be reached is only logged. */
    async publish(tournamentId: string, resumeIds: string[]): Promise<void> {
      try {
        await rooms.getByName(tournamentId).changed(tournamentId, resumeIds);
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
