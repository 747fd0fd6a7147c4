import { type AcceptFileDeps, acceptFile, type ReceivedFile } from "./accept-file";
import { type IntakeDeps, requireIntake } from "./require-intake";

type Application = Pick<ReceivedFile, "name" | "size" | "bytes"> & {
  token: string;
  /** The applicant asked for a person instead of automated screening. */
  isHumanOnly: boolean;
};

/** Accepts one resume from the apply page. Sending the same file again adds nothing. */
export async function receiveApplication(
  deps: IntakeDeps & AcceptFileDeps,
  { token, ...file }: Application,
): Promise<void> {
  const intake = await requireIntake(deps, "link", token);
  await acceptFile(deps, intake, file);
}
