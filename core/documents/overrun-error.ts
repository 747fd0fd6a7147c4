/** Something exceeded its time limit and was stopped. */
export class OverrunError extends Error {
  override readonly name = "OverrunError";
}
