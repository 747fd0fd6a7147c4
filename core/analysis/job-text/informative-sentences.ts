import { isBoilerplate } from "./boilerplate";
import { readSectionHeading } from "./headings";
import { restoreBreaks } from "./restore-breaks";

/** What a job text says about the work and who can do it, without the company, the pay and the law. */
export function listInformativeSentences(text: string): string[] {
  let skipped = false;
  return restoreBreaks(text)
    .split("\n")
    .flatMap((line) => {
      const heading = readSectionHeading(line.trim());
      if (heading) skipped = heading.section === "skip";
      if (skipped || heading?.rest === "") return [];
      return line.split(/(?<=[.!?;])\s+/).filter((sentence) => !isBoilerplate(sentence));
    });
}
