import type * as z from "zod";
import type { CurrentUser } from "#core/accounts/account";
import type { KeyScope } from "#core/api-keys/api-key";
import type { KeySession } from "#core/api-keys/authenticate-key";
import type { Services } from "#platform/services";

/** Who calls a tool, and the use-cases, bound to the request as for the API. */
export type ToolContext = { services: Services; viewer: CurrentUser; key: KeySession };

/** What a tool answers. Whatever candidates wrote is in `fromResumes`, by resume id, and nowhere else. */
export type ToolAnswer = { data: object; fromResumes?: Record<string, object> };

type Input = z.ZodRawShape;

export type Tool<Shape extends Input = Input> = {
  name: string;
  title: string;
  /** What it does and when to use it, for the model that chooses a tool. */
  description: string;
  /** The scope that an API key needs for it. */
  scope: KeyScope;
  /** Calling it twice with the same arguments does no more than calling it once. */
  isRepeatable?: boolean;
  input: Shape;
  run(context: ToolContext, input: z.output<z.ZodObject<Shape>>): Promise<ToolAnswer>;
};

/** Checks that `run` takes what `input` describes. */
export const defineTool = <Shape extends Input>(tool: Tool<Shape>): Tool => tool as unknown as Tool;
