import { type ChangeEvent, useId, useState } from "react";
import { Field } from "#app/components/ui.ts";

type Props<Found> = {
  label: string;
  hint?: string;
  className?: string;
  /** Said of a file that is not a table. */
  unreadable: string;
  read(rows: string[][]): Found | { problem: string };
  onRead(found: Found | undefined): void;
};

/** Reads a table from a CSV file, which stays in the browser. */
export function CsvField<Found extends object>(props: Props<Found>) {
  const { label, hint, className, unreadable, read, onRead } = props;
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    const found = await readTable(file).then(read, () => ({ problem: unreadable }));
    const isProblem = "problem" in found;
    setProblem(isProblem ? found.problem : undefined);
    onRead(isProblem ? undefined : found);
  };

  return (
    <Field {...{ label, hint, className }} htmlFor={id} errors={problem ? [problem] : undefined}>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        className="max-w-full text-sm file:mr-3 file:h-9 file:rounded-md file:border file:border-control file:border-solid file:bg-surface file:px-3"
        aria-describedby={`${hint ? `${id}-description ` : ""}${id}-error`}
        aria-invalid={problem !== undefined}
        onChange={choose}
      />
    </Field>
  );
}

async function readTable(file: File): Promise<string[][]> {
  const { parseCsv } = await import("hucre/csv");
  return parseCsv(await file.text()).map((row) => row.map((cell) => String(cell ?? "")));
}
