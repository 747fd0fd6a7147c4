import * as z from "zod";
import { tierSchema, verdictLevels } from "#core/analysis/scorecard";
import { cutAt } from "#core/cut-at";
import { MAX_SEARCHED, pageQuery } from "#core/paging.schema";
import { candidateSorts, searchModes } from "./candidate-list";

/** The query of the list of all candidates. */
export const candidateQuerySchema = z.object({
  ...pageQuery,
  mode: z.enum(searchModes).catch("filename"),
  sort: z.enum(candidateSorts).catch("newest"),
});
export type CandidateQuery = z.output<typeof candidateQuerySchema>;

/** The maximum number of candidates in a tournament. */
export const MAX_IDS = 2000;
const MAX_LEVELS = 50;
export const MAX_YEARS = 80;

const splitBy = (text: string) => text.split(",").filter(Boolean);

const levelSchema = z
  .string()
  .regex(/^[\w-]{1,40}:\w+$/)
  .transform((pair) => {
    const [criterionId = "", level] = pair.split(":");
    return { criterionId, level };
  })
  .pipe(z.object({ criterionId: z.string(), level: z.enum(verdictLevels) }));
const levelsSchema = z.string().transform(splitBy).pipe(z.array(levelSchema).max(MAX_LEVELS));

const figure = z.string().regex(/^\d+(\.\d+)?$/);
const years = figure.pipe(z.coerce.number<string>().max(MAX_YEARS));
const flag = z.literal("1").transform(() => true as const);

/** Selects candidates of a tournament: used in the page's URL, for exports, and for bulk actions. */
const filters = {
  tier: tierSchema,
  /** Every word must occur in the file name, the skills, the candidate's name, or the resume's text. */
  q: z
    .string()
    .trim()
    .transform((text) => cutAt(text, MAX_SEARCHED)),
  /** At most this many must-haves not shown. */
  missing: figure.pipe(z.coerce.number<string>().int().max(99)),
  /** "1": only those who show every knock-out. */
  knockOuts: flag,
  /** "c1:strong,c2:weak": at least that level. */
  has: levelsSchema,
  /** "c1:partial": below that level. */
  lacks: levelsSchema,
  minYears: years,
  maxYears: years,
  /** A language, by its English name. */
  language: z.string().min(1).max(40),
  /** "1": only candidates with a verdict the judge is not sure about. */
  look: flag,
  /** Only these ids; the other filters still apply. */
  ids: z
    .string()
    .transform(splitBy)
    .pipe(z.array(z.string().max(40)).max(MAX_IDS)),
};

/** The query parameters that select candidates. */
export const FILTER_NAMES = Object.keys(filters);

/** The sort orders of the list. */
const sortNames = [
  "best",
  "newest",
  "name",
  "person",
  "own",
  "title",
  "years",
  "musts",
  "match",
  "tier",
  "note",
  "status",
] as const;
export type SortName = (typeof sortNames)[number];

/** A sort name; a leading "-" reverses it. */
const sort = z
  .string()
  .transform((text) => ({ by: text.replace(/^-/, ""), isReversed: text.startsWith("-") }))
  .pipe(z.object({ by: z.enum(sortNames), isReversed: z.boolean() }));

/** How to present them: the order, and "1" to hide identities. */
const form = { sort, blind: flag };

const fields = { ...filters, ...form };
type Fields = typeof fields;

/** For actions that must not be misread, such as a deletion: rejects anything invalid. */
export const strictListQuerySchema = z.strictObject(fields).partial();

/** For URLs: ignores anything invalid. */
export const listQuerySchema = z.object(
  Object.fromEntries(
    Object.entries<z.ZodType>(fields).map(([name, schema]) => [name, schema.optional().catch(undefined)]),
  ) as unknown as { [Name in keyof Fields]: z.ZodCatch<z.ZodOptional<Fields[Name]>> },
);
export type ListQuery = z.output<typeof listQuerySchema>;
export type ListSort = NonNullable<ListQuery["sort"]>;
export type LevelFilter = NonNullable<ListQuery["has"]>[number];

const NAME = "Give the filter a name of 1 to 60 characters.";

/** A list's query string under the name the recruiter gave it. */
export const savedFilterSchema = z.object({
  name: z.string({ error: NAME }).trim().min(1, NAME).max(60, NAME),
  query: z.string().max(2000),
});
export type SavedFilter = z.infer<typeof savedFilterSchema>;

/** Parameters for the tier and the presentation, which do not count as filters. */
const NO_FILTERS = ["tier", ...Object.keys(form)];

/** Whether a query excludes candidates other than by tier. */
export const hasFilters = (query: ListQuery): boolean =>
  Object.entries(query).some(
    ([name, value]) => !NO_FILTERS.includes(name) && value !== undefined && value !== "",
  );
