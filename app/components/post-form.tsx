import { type FormMetadata, getFormProps } from "@conform-to/react";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import { useSingleSubmit } from "#app/lib/use-single-submit.ts";
import { Button, type ButtonProps } from "./ui/button";
import { FormErrors } from "./ui/field";

type Props<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values, string[]>;
  /** Tells the page's action which of the page's forms was sent. Without it, the form is the only one. */
  intent?: string;
  submit: string;
  /** Replaces `submit` while the form is on its way. */
  busy: string;
  variant?: ButtonProps["variant"];
  children: ReactNode;
};

/** A form for the page's action: its errors, its fields, and the button that sends it once. */
export function PostForm<Values extends Record<string, unknown>>({
  form,
  intent,
  submit,
  busy,
  variant,
  children,
}: Props<Values>) {
  const { state, formData } = useNavigation();
  const isPending = intent ? formData?.get("intent") === intent : state !== "idle";
  const { onSubmit, ...props } = getFormProps(form);
  const sendOnce = useSingleSubmit(useActionData());
  return (
    <Form
      method="post"
      preventScrollReset={intent !== undefined}
      {...props}
      onSubmit={(event) => {
        onSubmit(event);
        if (!event.defaultPrevented) sendOnce(event);
      }}
      className={cn("flex flex-col gap-5", !intent && "mt-6")}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      <FormErrors id={form.errorId} errors={form.errors} />
      {children}
      <Button type="submit" variant={variant} disabled={isPending} className={cn(intent && "self-start")}>
        {isPending ? busy : submit}
      </Button>
    </Form>
  );
}
