import { type IntakeDeps, requireIntake } from "./require-intake";
import { type ArrivedFile, type TakeFileDeps, takeFile } from "./take-file";

type Application = Pick<ArrivedFile, "name" | "size" | "bytes"> & {
  token: string;
  /** The applicant asked that a person reads it instead of the judge. */
  isHumanOnly: boolean;
};

/** Takes one resume from the apply page. The same file again is accepted and adds nothing. */
export async function receiveApplication(
  deps: IntakeDeps & TakeFileDeps,
  { token, ...file }: Application,
): Promise<void> {
  const intake = await requireIntake(deps, "link", token);
  await takeFile(deps, intake, file);
}
