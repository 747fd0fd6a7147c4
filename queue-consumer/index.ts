import { jobSchema } from "#core/jobs/job";
import type { ConsumerEnv } from "#platform/env";
import { createJobServices } from "#platform/job-services";
import { consumeDeadLetter, consumeMessage } from "./consume";

const DEAD_LETTER_QUEUE = "tierwise-jobs-dlq";

/** The queue consumer: takes jobs off the queues. */
export default {
  async queue(batch, env) {
    for (const message of batch.messages) {
      const services = createJobServices(env);
      const parsed = jobSchema.safeParse(message.body);
      if (!parsed.success) {
        console.error({ message: "unknown job dropped", messageId: message.id });
        message.ack();
      } else if (batch.queue === DEAD_LETTER_QUEUE) {
        await consumeDeadLetter(services, message, parsed.data);
      } else {
        await consumeMessage(services, message, parsed.data);
      }
    }
  },
} satisfies ExportedHandler<ConsumerEnv>;
