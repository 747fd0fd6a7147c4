import * as z from "zod";
import type { Job } from "#core/jobs/job";
import { jsonModes } from "./ai/request-completion";
import type { AttemptTallyRpc } from "./attempts";
import type { CallCounterRpc } from "./call-limit";
import { readPartnerKeys } from "./partner-tokens";
import type { TournamentChannelRpc } from "./progress";
import type { ResumeReader } from "./reading/resume-reader";

/** How long one resume may keep the reader busy. */
export const READING_LIMIT_SECONDS = 20;

const varsSchema = z.object({
  ENVIRONMENT: z.enum(["local", "production"]),
  /** The product's origin, without a trailing slash; links in mails start with it. */
  APP_URL: z.url().transform((url) => url.replace(/\/$/, "")),
  ADMIN_EMAIL: z.email(),
  /** "quick" hashes passwords at almost no cost, for tests; a deployment ignores it (platform/password-cost.ts). */
  PASSWORD_COST: z.enum(["full", "quick"]).default("full"),
});

const webVarsSchema = varsSchema.extend({
  /** "off" accepts nothing more from visitors without an account. */
  DEMO: z.enum(["on", "off"]).default("on"),
  /** How long audit log entries stay in the database before they are archived as files. */
  AUDIT_DAYS: z.coerce.number().int().min(30).default(730),
  /** The seller, as named in the terms: company, one-line address, email address, governing law. */
  SELLER: z.string().min(1),
  SELLER_ADDRESS: z.string().min(1),
  SELLER_EMAIL: z.email(),
  SELLER_LAW: z.string().min(1),
  /** Printed on receipts. */
  SELLER_TAX_ID: z.string().min(1).optional(),
  /** Where people write for help; defaults to the seller's address. */
  SUPPORT_EMAIL: z.email().optional(),
  /** Where to report a vulnerability: `mailto:` or `https:`. Published in /.well-known/security.txt. */
  SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https)$/ }),
  /** The key for encrypted and signed cookies, two-factor secrets and keyed hashes; at least 32 characters. */
  SECRET_KEY: z.string().min(32),
  /** Keys for signing partner tokens: `kid:secret kid:secret`, newest first. To rotate keys, add one at the front. */
  PARTNER_TOKEN_KEYS: z.string().transform((text, { addIssue }) => {
    const keys = readPartnerKeys(text);
    if (keys) return keys;
    addIssue("must be kid:secret, with at least 32 characters of secret; more of them after spaces");
    return z.NEVER;
  }),
  /** The domain for incoming mail. Without it, tournaments have no mail address. */
  INTAKE_MAIL_DOMAIN: z.hostname().optional(),
  /** Cloudflare Turnstile on the public apply page, if both are set. */
  TURNSTILE_SITE_KEY: z.string().min(1).optional(),
  TURNSTILE_SECRET: z.string().min(1).optional(),
  /** Stripe's keys. Without them the local environment has test payments, and production has no payments. */
  STRIPE_SECRET_KEY: z.string().startsWith("sk_").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_").optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_").optional(),
  /** hosted: the buyer goes to Stripe's page; embedded: Stripe's form is part of our page. */
  STRIPE_MODE: z.enum(["hosted", "embedded"]).default("hosted"),
});

const modelVars = {
  /** The name of an AI Gateway in the Cloudflare account, which logs, limits and caches the calls. */
  AI_GATEWAY: z.string().optional(),
  AI_JSON_MODE: z.enum(jsonModes).default("auto"),
  /** Per call; four calls must finish before the claim on the resume expires. */
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(40).default(40),
  /** The model's context window in tokens, prompt and answer together. */
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(4096).optional(),
};

const dollars = z.coerce.number().nonnegative().optional();

/** In US dollars: the price of a million tokens, and the most that may be spent per day (UTC) and per tournament. */
const budgetVarsSchema = z
  .object({ AI_PRICE_IN: dollars, AI_PRICE_OUT: dollars, AI_DAILY_CAP: dollars, AI_TOURNAMENT_CAP: dollars })
  .refine(
    ({ AI_PRICE_IN, AI_PRICE_OUT, AI_DAILY_CAP, AI_TOURNAMENT_CAP }) =>
      (AI_DAILY_CAP ?? AI_TOURNAMENT_CAP) === undefined || (AI_PRICE_IN ?? 0) + (AI_PRICE_OUT ?? 0) > 0,
    {
      path: ["AI_PRICE_IN"],
      message: "a cap needs to know what a million tokens cost: AI_PRICE_IN, AI_PRICE_OUT",
    },
  );

/**
 * Who judges resumes: code alone, a Workers AI model (the embedded judge if there is no AI binding), or a model
 * behind any server with OpenAI's chat completions API (docs/models.md).
 */
const analyzerVarsSchema = z.discriminatedUnion("ANALYZER", [
  z.object({ ANALYZER: z.literal("embedded") }),
  z.object({
    ANALYZER: z.literal("workers-ai"),
    AI_MODEL: z.string().startsWith("@"),
    ...modelVars,
  }),
  z.object({
    ANALYZER: z.literal("openai"),
    AI_MODEL: z.string().min(1),
    /** Includes the version: "http://localhost:11434/v1". */
    AI_BASE_URL: z.url({ protocol: /^https?$/ }),
    AI_API_KEY: z.string().optional(),
    AI_GATEWAY_TOKEN: z.string().optional(),
    ...modelVars,
  }),
]);

const consumerVarsSchema = varsSchema
  .extend({
    MAIL_FROM: z.email(),
    /** Change it together with `cpu_ms` in resume-reader/wrangler.toml. */
    READING_LIMIT_SECONDS: z.coerce.number().min(1).max(60).default(READING_LIMIT_SECONDS),
    /** A Workers AI vision model to read scanned pages instead of the embedded OCR; needs the AI binding. */
    OCR_MODEL: z.string().optional(),
  })
  .and(analyzerVarsSchema)
  .and(budgetVarsSchema);

/** The bindings that both Workers have; each wrangler.toml declares them. */
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

/** Returns the validated variables of the web Worker. Throws an error that names what is missing. */
export function readWebVars(env: WebEnv): WebVars {
  return read(webVarsSchema, webVars, env);
}

/** Returns the validated variables of the queue consumer. Throws an error that names what is missing. */
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
