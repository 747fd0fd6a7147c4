import * as z from "zod";
import type { Job } from "#core/jobs/job";
import { jsonModes } from "./ai/ask-model";
import type { AttemptTallyRpc } from "./attempts";
import type { CallCounterRpc } from "./call-limit";
import { readPartnerKeys } from "./partner-tokens";
import type { TournamentChannelRpc } from "./progress";
import type { ResumeReader } from "./reading/resume-reader";

/** How long one resume may keep the reader busy. */
export const READING_LIMIT_SECONDS = 20;

const varsSchema = z.object({
  ENVIRONMENT: z.enum(["local", "production"]),
  /** Origin the product is reached at, without a trailing slash; links in mails start with it. */
  APP_URL: z.url().transform((url) => url.replace(/\/$/, "")),
  ADMIN_EMAIL: z.email(),
});

const webVarsSchema = varsSchema.extend({
  /** "off" takes nothing more from visitors without an account. */
  DEMO: z.enum(["on", "off"]).default("on"),
  /** How long entries of the audit log stay in the database; then they are archived as files. */
  AUDIT_DAYS: z.coerce.number().int().min(30).default(730),
  /** Who sells the product, as its terms name it: company, address on one line, address for mail, whose law. */
  SELLER: z.string().min(1),
  SELLER_ADDRESS: z.string().min(1),
  SELLER_EMAIL: z.email(),
  SELLER_LAW: z.string().min(1),
  /** Where whoever finds a hole may write: `mailto:` or `https:`. Stands in /.well-known/security.txt. */
  SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https)$/ }),
  /** Seals the pending signup and signs the cookie of a known browser; at least 32 characters. */
  SECRET_KEY: z.string().min(32),
  /** Sign the partners' tokens: `kid:secret kid:secret`, newest first. To change keys, put one in front. */
  PARTNER_TOKEN_KEYS: z.string().transform((text, { addIssue }) => {
    const keys = readPartnerKeys(text);
    if (keys) return keys;
    addIssue("must be kid:secret, with at least 32 characters of secret; more of them after spaces");
    return z.NEVER;
  }),
  /** Stripe's keys. Without them the local environment has payments without money, and production none. */
  STRIPE_SECRET_KEY: z.string().startsWith("sk_").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_").optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_").optional(),
  /** hosted: the buyer goes to Stripe's page; embedded: Stripe's form stands in ours. */
  STRIPE_MODE: z.enum(["hosted", "embedded"]).default("hosted"),
});

const modelVars = {
  AI_JSON_MODE: z.enum(jsonModes).default("auto"),
  /** Of one call; four of them must end before the claim on the resume does. */
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(40).default(40),
};

/**
 * Who judges resumes: code alone, a model of Workers AI (the embedded analyser where there is no AI binding), or a model
 * behind any server that speaks OpenAI's chat completions (docs/models.md).
 */
const analyserVarsSchema = z.discriminatedUnion("ANALYSER", [
  z.object({ ANALYSER: z.literal("embedded") }),
  z.object({
    ANALYSER: z.literal("workers-ai"),
    AI_MODEL: z.string().startsWith("@"),
    /** Name of an AI Gateway of the account, which then logs, limits and caches the calls. */
    AI_GATEWAY: z.string().optional(),
    ...modelVars,
  }),
  z.object({
    ANALYSER: z.literal("openai"),
    AI_MODEL: z.string().min(1),
    /** Up to and with the version: "http://localhost:11434/v1". */
    AI_BASE_URL: z.url({ protocol: /^https?$/ }),
    AI_API_KEY: z.string().optional(),
    ...modelVars,
  }),
]);

const consumerVarsSchema = varsSchema
  .extend({
    MAIL_FROM: z.email(),
    /** Changed together with `cpu_ms` of resume-reader/wrangler.toml. */
    READING_LIMIT_SECONDS: z.coerce.number().min(1).max(60).default(READING_LIMIT_SECONDS),
    /** A vision model of Workers AI reads scanned pages in place of the embedded OCR; needs the binding AI. */
    OCR_MODEL: z.string().optional(),
  })
  .and(analyserVarsSchema);

/** The bindings both Workers have; each wrangler.toml declares them. */
type SharedBindings = {
  DB: D1Database;
  FILES: R2Bucket;
  JOBS: Queue<Job>;
  DEMOS: Queue<Job>;
  WEBHOOKS: Queue<Job>;
  TASKS: Queue<Job>;
  TOURNAMENT_CHANNEL: DurableObjectNamespace<TournamentChannelRpc>;
};

export type WebEnv = SharedBindings & {
  [name in keyof z.input<typeof webVarsSchema>]: z.input<typeof webVarsSchema>[name];
} & {
  ASSETS: Fetcher;
  VERSION?: WorkerVersionMetadata;
  AUTH_LIMIT: RateLimit;
  USER_LIMIT: RateLimit;
  UPLOAD_LIMIT: RateLimit;
  ATTEMPTS: DurableObjectNamespace<AttemptTallyRpc>;
  CALL_COUNTER: DurableObjectNamespace<CallCounterRpc>;
  RESUME_READER: ResumeReader;
};

export type ConsumerEnv = SharedBindings & {
  [name in keyof z.input<typeof consumerVarsSchema>]: z.input<typeof consumerVarsSchema>[name];
} & { EMAIL: SendEmail; RESUME_READER: ResumeReader; PDF_RENDERER: Fetcher; OCR_WORKER: Fetcher; AI?: Ai };

export type WebVars = z.output<typeof webVarsSchema>;
export type ConsumerVars = z.output<typeof consumerVarsSchema>;

const webVars = new WeakMap<object, WebVars>();
const consumerVars = new WeakMap<object, ConsumerVars>();

/** The validated variables of the web Worker. Throws, naming what is missing. */
export function readWebVars(env: WebEnv): WebVars {
  return read(webVarsSchema, webVars, env);
}

/** The validated variables of the queue consumer. Throws, naming what is missing. */
export function readConsumerVars(env: ConsumerEnv): ConsumerVars {
  return read(consumerVarsSchema, consumerVars, env);
}

function read<Vars extends object>(schema: z.ZodType<Vars>, known: WeakMap<object, Vars>, env: object): Vars {
  const cached = known.get(env);
  if (cached) return cached;
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new Error(`Configuration is incomplete:\n${z.prettifyError(parsed.error)}`);
  known.set(env, parsed.data);
  return parsed.data;
}
