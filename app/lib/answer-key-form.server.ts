import * as z from "zod";
import type { CreatedKey } from "#core/api-keys/create-key";
import * as words from "../components/words";
import { type Asked, answerForm } from "./form-action.server";

const revokeSchema = z.object({ keyId: z.string() });

export const answerNewKey = <Schema extends z.ZodType<unknown, Record<string, unknown>>>(
  asked: Asked,
  schema: Schema,
  create: (input: z.output<Schema>) => Promise<CreatedKey>,
) => answerForm(asked, schema, words.nothingChanged, async (input) => ({ createdKey: await create(input) }));

export const answerRevokedKey = (asked: Asked, revoke: (keyId: string) => Promise<void>) =>
  answerForm(asked, revokeSchema, words.nothingChanged, ({ keyId }) => revoke(keyId));
