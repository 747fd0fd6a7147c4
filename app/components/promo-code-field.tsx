import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { type FormEvent, useEffect, useRef } from "react";
import { Field, Input } from "#app/components/ui.ts";
import * as words from "./words";

type Props = {
  field: FieldMetadata<string>;
  /** Called on mount and on every input event with whether the field is blank. */
  onBlank?(isBlank: boolean): void;
};

export function PromoCodeField({ field, onBlank }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) onBlank?.(isBlank(input.current));
  }, [onBlank]);

  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    showInUpperCase(currentTarget);
    onBlank?.(isBlank(currentTarget));
  };

  return (
    <Field label={words.promoCode} htmlFor={field.id} errors={field.errors}>
      <Input
        {...getInputProps(field, { type: "text" })}
        key={field.key}
        ref={input}
        onInput={onInput}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase"
      />
    </Field>
  );
}

const isBlank = ({ value }: HTMLInputElement) => value.trim() === "";

/** Restores the selection, because setting the value moves the cursor to the end. */
function showInUpperCase(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  if (value === value.toUpperCase()) return;
  input.value = value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
}
