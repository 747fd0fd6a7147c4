import * as z from "zod";
import { criteriaEditSchema } from "#core/rubrics/change-rubric.schema";
import type { RubricDetail } from "#core/rubrics/rubric-version";

const VERSION = "base_version must be the rubric_version that you read";

/** `PUT /v1/listings/{listingId}/rubric`. */
export const listingRubricSchema = z
  .object(
    {
      base_version: z
        .int({ error: VERSION })
        .positive(VERSION)
        .meta({ description: "The version you changed.", examples: [1] }),
      criteria: criteriaEditSchema.meta({
        description: "All criteria. Those without an id are new; those left out are removed.",
        examples: [[{ id: "c1", text: "TypeScript", importance: "must", weight: 3 }]],
      }),
    },
    { error: "Send a JSON object with base_version and criteria" },
  )
  .meta({ id: "ChangedRubric" });

export const rubricAnswerSchema = z
  .object({
    rubric_version: z.int().meta({ examples: [1] }),
    criteria: z.array(
      z.object({
        id: z.string().meta({ examples: ["c1"] }),
        text: z.string().meta({ examples: ["TypeScript"] }),
        importance: z.enum(["must", "nice"]),
        weight: z.number().meta({ description: "Relative to the other weights.", examples: [3] }),
      }),
    ),
  })
  .meta({ id: "Rubric" });

export const toRubricAnswer = ({ version, rubric }: RubricDetail): z.infer<typeof rubricAnswerSchema> => ({
  rubric_version: version,
  criteria: rubric.criteria.map(({ id, text, importance, weight }) => ({ id, text, importance, weight })),
});
