/** Something took longer than it may, and was stopped. */
export class OverrunError extends Error {
  override readonly name = "OverrunError";
}
