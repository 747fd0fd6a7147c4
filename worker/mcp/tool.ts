import type * as z from "zod";
import type { CurrentUser } from "#core/accounts/account";
import type { KeyScope } from "#core/api-keys/api-key";
import type { KeySession } from "#core/api-keys/authenticate-key";
import type { Services } from "#platform/services";

/** Who calls a tool, and the services, bound to the request as they are for the API. */
export type ToolContext = { services: Services; viewer: CurrentUser; key: KeySession };

/** The answer of a tool. Everything that candidates wrote must be in `fromResumes`, by resume id. */
export type ToolAnswer = { data: object; fromResumes?: Record<string, object> };

type Input = z.ZodRawShape;

export type Tool<Shape extends Input = Input> = {
  name: string;
  title: string;
  /** What it does and when to use it, for the model that chooses a tool. */
  description: string;
  /** The scope that an API key needs for it. */
  scope: KeyScope;
  /** Idempotent: calling it twice with the same arguments has the same effect as calling it once. */
  isRepeatable?: boolean;
  input: Shape;
  run(context: ToolContext, input: z.output<z.ZodObject<Shape>>): Promise<ToolAnswer>;
};

/** Checks that `run` takes what `input` describes. */
export const defineTool = <Shape extends Input>(tool: Tool<Shape>): Tool => tool as unknown as Tool;
