import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Field } from "./field";
import { Input } from "./input";

type Props = {
  field: FieldMetadata<string | null | undefined>;
  label: string;
  type: "text" | "email" | "password";
  autoComplete: string;
  hint?: string;
};

/** A single-line field of a conform form. */
export function InputField({ field, label, type, autoComplete, hint }: Props) {
  const ariaDescribedBy = hint && field.descriptionId;
  return (
    <Field label={label} hint={hint} htmlFor={field.id} errorId={field.errorId} errors={field.errors}>
      <Input
        {...getInputProps(field, { type, ariaDescribedBy })}
        key={field.key}
        autoComplete={autoComplete}
      />
    </Field>
  );
}
