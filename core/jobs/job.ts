import * as z from "zod";

const version = z.literal(1);

/** What the front door asks of the back room. Messages carry ids only; the rows hold the truth. */
export const jobSchema = z.discriminatedUnion("type", [
  z.object({ version, type: z.literal("process-resume"), resumeId: z.string() }),
  z.object({ version, type: z.literal("extend-analysis"), resumeId: z.string() }),
  z.object({ version, type: z.literal("create-sample-tournament"), userId: z.string() }),
  z.object({ version, type: z.literal("send-mail"), mailId: z.string() }),
  z.object({ version, type: z.literal("remove-files"), deletionId: z.string() }),
]);

export type Job = z.infer<typeof jobSchema>;

export const jobTypes = jobSchema.options.map(({ shape }) => shape.type.value);
