import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import * as z from "zod";
import type { CreatedKey } from "#core/api-keys/create-key";
import * as words from "../components/words";
import { answerForm } from "./form-action.server";

const revokeSchema = z.object({ keyId: z.string() });

export function answerNewKey<Schema extends z.ZodType<unknown, Record<string, unknown>>>(
  context: AppLoadContext,
  form: FormData,
  schema: Schema,
  create: (input: z.output<Schema>) => Promise<CreatedKey>,
) {
  const submission = parseWithZod(form, { schema });
  return answerForm(context, submission, words.nothingChanged, async (input) =>
    data({ createdKey: await create(input as z.output<Schema>) }),
  );
}

export function answerRevokedKey(
  context: AppLoadContext,
  form: FormData,
  revoke: (keyId: string) => Promise<void>,
) {
  const submission = parseWithZod(form, { schema: revokeSchema });
  return answerForm(context, submission, words.nothingChanged, async ({ keyId }) => {
    await revoke(keyId);
    return data(submission.reply());
  });
}
