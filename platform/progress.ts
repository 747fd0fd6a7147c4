import { describeError } from "#core/describe-error";

/** What the rest of the product may ask of a tournament's room. */
export type TournamentRoomRpc = Rpc.DurableObjectBranded & {
  /** Rows of these resumes, or the tournament's own row, have changed in the database. */
  changed(tournamentId: string, resumeIds: string[]): Promise<void>;
};

export function createProgressPublisher(rooms: DurableObjectNamespace<TournamentRoomRpc>) {
  return {
    /** The rows are the truth and browsers can poll: a room that cannot be reached is only logged. */
    async publishProgress(tournamentId: string, resumeIds: string[]): Promise<void> {
      try {
        await rooms.getByName(tournamentId).changed(tournamentId, resumeIds);
      } catch (error) {
        console.error({ message: "tournament room unreachable", tournamentId, error: describeError(error) });
      }
    },
  };
}
