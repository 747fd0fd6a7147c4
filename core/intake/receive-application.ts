import { type IntakeDeps, requireIntake } from "./require-intake";
import { type ArrivedFile, type TakeFileDeps, takeFile } from "./take-file";

type Application = Pick<ArrivedFile, "name" | "size" | "bytes"> & {
  token: string;
  /** The applicant asked for a person instead of automated screening. */
  isHumanOnly: boolean;
};

/** Accepts one resume from the apply page. Sending the same file again adds nothing. */
export async function receiveApplication(
  deps: IntakeDeps & TakeFileDeps,
  { token, ...file }: Application,
): Promise<void> {
  const intake = await requireIntake(deps, "link", token);
  await takeFile(deps, intake, file);
}
