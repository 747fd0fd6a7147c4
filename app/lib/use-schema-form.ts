import { useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type * as z from "zod";

type Values = Record<string, unknown>;
type Config<Schema extends z.ZodType<unknown, Values>> = Parameters<
  typeof useForm<z.input<Schema>, z.output<Schema>, string[]>
>[0];

/** A form validated with the same schema as on the server, on input and on submit. */
export function useSchemaForm<Schema extends z.ZodType<unknown, Values>>(
  schema: Schema,
  config: Omit<Config<Schema>, "constraint" | "shouldRevalidate">,
) {
  return useForm<z.input<Schema>, z.output<Schema>, string[]>({
    constraint: getZodConstraint(schema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
    ...config,
  });
}
