import type { ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";
import * as words from "../frame-words";

type Props = {
  label: string;
  htmlFor: string;
  /** That of the control with `-error` if left out, as in conform. */
  errorId?: string;
  errors?: string[] | undefined;
  required?: boolean;
  /** The control refers to it through conform's `descriptionId`. */
  hint?: string;
  className?: string;
  children: ReactNode;
};

export function Field({ label, htmlFor, errors, required, hint, className, children, ...props }: Props) {
  const { errorId = `${htmlFor}-error` } = props;
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={htmlFor} className="font-medium text-sm">
          {label}
          {required && <span className="font-normal text-muted"> {words.required}</span>}
        </label>
        {hint && (
          <span id={`${htmlFor}-description`} className="text-muted text-xs">
            {hint}
          </span>
        )}
      </div>
      {children}
      {errors && errors.length > 0 && (
        <p id={errorId} className="text-danger text-sm">
          {errors[0]}
        </p>
      )}
    </div>
  );
}

export function FormErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  return (
    <div id={id} role="alert" className="empty:hidden">
      {errors && errors.length > 0 && (
        <p className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">{errors[0]}</p>
      )}
    </div>
  );
}
