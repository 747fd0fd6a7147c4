import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field";
import { Input, Textarea } from "./input";
import { Select } from "./select";

type Props = {
  field: FieldMetadata<unknown>;
  label: string;
  hint?: string;
};

/** What browsers fill in says what kind of field it is. */
const TYPES: Record<string, "email" | "password"> = {
  email: "email",
  "current-password": "password",
  "new-password": "password",
};

type InputProps = Props &
  Omit<ComponentProps<typeof Input>, "type"> & { type?: "text" | "email" | "password" | "number" };

/** A single-line field of a conform form. Nothing is filled in by the browser unless `autoComplete` says what. */
export function InputField({ field, label, hint, required, autoComplete = "off", ...props }: InputProps) {
  const { type = TYPES[autoComplete] ?? "text", ...input } = props;
  return (
    <ConformField {...{ field, label, hint, required }}>
      <Input
        {...getInputProps(field, { type, ariaDescribedBy: hint && field.descriptionId })}
        key={field.key}
        autoComplete={autoComplete}
        {...input}
      />
    </ConformField>
  );
}

type TextareaProps = Props & ComponentProps<typeof Textarea>;

export function TextareaField({ field, label, hint, ...props }: TextareaProps) {
  return (
    <ConformField {...{ field, label, hint }}>
      <Textarea
        {...getTextareaProps(field, { ariaDescribedBy: hint && field.descriptionId })}
        key={field.key}
        {...props}
      />
    </ConformField>
  );
}

type SelectProps = Props & ComponentProps<typeof Select>;

export function SelectField({ field, label, hint, ...props }: SelectProps) {
  return (
    <ConformField {...{ field, label, hint }}>
      <Select
        {...getSelectProps(field, { ariaDescribedBy: hint && field.descriptionId })}
        key={field.key}
        {...props}
      />
    </ConformField>
  );
}

function ConformField({ field, ...props }: Props & { required?: boolean; children: ReactNode }) {
  return <Field {...props} htmlFor={field.id} errors={field.errors} />;
}
