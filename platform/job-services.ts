import { analyzeOrReuse } from "#core/analysis/reuse-analysis";
import type { Tier } from "#core/analysis/scorecard";
import { removeFiles } from "#core/deletion/remove-files";
import { DocumentError, type StoredFile } from "#core/documents/document";
import type { ReadPage } from "#core/documents/page-reader";
import { giveUpOnCheckedResume, type RunCheckDeps, runCheck } from "#core/fairness/run-check";
import { type Job, type QueueName, queueOf } from "#core/jobs/job";
import { deliverMail } from "#core/mail/deliver-mail";
import type { SendMail } from "#core/mail/mail";
import { deliverWebhook } from "#core/partners/deliver-webhook";
import { giveUpOnResume } from "#core/resumes/give-up-on-resume";
import { type ProcessResumeDeps, processResume } from "#core/resumes/process-resume";
import { giveUpOnExtension } from "#core/rubrics/give-up-on-extension";
import { updateStaleResume } from "#core/rubrics/update-stale-resume";
import { cacheExport } from "#core/tournaments/cache-export";
import { createSampleTournament } from "#core/tournaments/create-sample-tournament";
import { chooseAnalyzer } from "./ai/choose-analyzer";
import { connectEndpoint } from "./ai/model-endpoint";
import { type Budget, createPaidModel } from "./ai/paid-model";
import type { ModelSettings } from "./ai/request-completion";
import { type AiBinding, withGateway } from "./ai/run-model";
import { connect } from "./connect";
import type { JobEnd } from "./d1/failed-job-repository";
import { type ConsumerEnv, type ConsumerVars, readConsumerVars } from "./env";
import { createLocalMailbox } from "./mail/local-mailbox";
import { createMailer } from "./mail/mailer";
import { createPageReader } from "./ocr/page-reader";
import { createPageWorkers } from "./ocr/page-workers";
import { createRemoteReading } from "./reading/remote-reading";
import { createStopwatch } from "./stopwatch";
import { sendWebhook } from "./webhook-sender";

const NOTED_EVERY_MS = 15_000;
/** When this isolate last recorded the progress of each queue. */
const notedAt = new Map<QueueName, number>();

/**
 * The queue consumer's services. In a separate file, so that the web Worker's bundle leaves out the code that reads
 * files.
 */
export function createJobServices(env: ConsumerEnv) {
  const vars = readConsumerVars(env);
  const deps = connect(env, vars);
  const { ai, model, budget } = openModel(env, vars);
  const paid = ai && createPaidModel(deps, ai, budget);
  const { timed, spent } = createStopwatch();
  const reading = createRemoteReading(env.RESUME_READER, {
    limitMs: vars.READING_LIMIT_SECONDS * 1000,
    payFor: paid?.payFor,
    model,
  });
  const { drawPage, recognize } = createPageWorkers({ drawer: env.PDF_RENDERER, reader: env.OCR_WORKER });
  const open = async (file: StoredFile) => {
    const opened = await deps.files.open(file);
    if (!opened) throw new DocumentError("unreadable", "The uploaded file is no longer stored.");
    return opened;
  };
  const pages = {
    drawPage: async ({ file, page }: { file: StoredFile; page: number }) =>
      drawPage({ file: await open(file), page }),
    recognize,
  };
  const readPage = createPageReader(pages, { ai: env.AI, model: vars.OCR_MODEL });
  const readForFree = createPageReader(pages, { ai: undefined, model: undefined });
  const jobDeps = {
    ...deps,
    extractDocument: timed("reading", ({ file, ...task }: ExtractionTask) =>
      reading.extract(async () => (await open(file)).body, task),
    ),
    readPage: timed("reading", (page: ScannedPage) => (page.isTest ? readForFree : readPage)(page)),
    analyzeResume: timed(
      "judging",
      async ({ isLastAttempt, isTest, tournamentId, ...input }: AnalysisTask) => {
        // Beyond a spending cap the embedded judge takes over at once, and the scorecard says why.
        const hasFallback = isLastAttempt || (!isTest && ((await paid?.isOver(tournamentId)) ?? false));
        return analyzeOrReuse(
          {
            analyzer: chooseAnalyzer({ model, isTest }, ai),
            analyze: ({ resumeId: id, ...task }) =>
              reading.judge({ ...task, resume: { id, tournamentId, isTest }, hasFallback }),
            resumes: deps.resumes,
          },
          input,
        );
      },
    ),
    extendAnalysis: timed("judging", reading.extend),
    judgeVariant: timed("judging", async (input: VariantTask) => {
      if (!input.resume.isTest && (await paid?.isOver(input.resume.tournamentId)))
        throw new DocumentError("unreadable");
      return reading.judge({ ...input, hasFallback: false });
    }),
    files: { ...deps.files, putText: timed("storing", deps.files.putText) },
    resumes: {
      ...deps.resumes,
      markAnalyzing: timed("storing", deps.resumes.markAnalyzing),
      storeAnalysis: timed("storing", deps.resumes.storeAnalysis),
      storeError: timed("storing", deps.resumes.storeError),
    },
    staleResumes: {
      ...deps.staleResumes,
      storeExtension: timed("storing", deps.staleResumes.storeExtension),
    },
    progress: { publish: timed("storing", deps.progress.publish) },
    finishRun: timed("storing", deps.finishRun),
    sendMail: chooseMailer(env, vars),
    sendWebhook,
    isLocal: vars.ENVIRONMENT === "local",
  };
  /** Records how far a queue has come, for the sweeper. Of the many messages per minute only a few are recorded. */
  const noteTaken = async (job: Job, sentAt: Date) => {
    const queue = queueOf(job);
    if (Date.now() - (notedAt.get(queue) ?? 0) < NOTED_EVERY_MS) return;
    notedAt.set(queue, Date.now());
    await deps.queueProgress.noteTaken(queue, sentAt, deps.now());
  };
  return {
    spent,
    processResume: (resumeId: string, options: { isLastAttempt: boolean }) =>
      processResume(jobDeps, resumeId, options),
    giveUpOnResume: (resumeId: string) => giveUpOnResume(jobDeps, resumeId),
    updateStaleResume: (resumeId: string) => updateStaleResume(jobDeps, resumeId),
    giveUpOnExtension: (resumeId: string) => giveUpOnExtension(jobDeps, resumeId),
    runCheck: (checkId: string) => runCheck(jobDeps, checkId),
    giveUpOnCheckedResume: (checkId: string) => giveUpOnCheckedResume(jobDeps, checkId),
    createSampleTournament: (userId: string) => createSampleTournament(jobDeps, userId),
    removeFiles: (deletionId: string) => removeFiles(jobDeps, deletionId),
    cacheExport: (of: { tournamentId: string; tier: Tier }) => cacheExport(deps, of),
    noteTaken,
    noteJobEnd: (end: JobEnd) => deps.failedJobs.noteEnd(end, deps.now()),
    deliverMail: (mailId: string) => deliverMail(jobDeps, mailId),
    deliverWebhook: (deliveryId: string) => deliverWebhook(jobDeps, deliveryId),
  };
}

/** Nothing delivers mails locally, so they are also stored, to be read at /dev/mails. */
function chooseMailer(env: ConsumerEnv, vars: ConsumerVars): SendMail {
  const send = createMailer(env.EMAIL, vars.MAIL_FROM);
  if (vars.ENVIRONMENT !== "local") return send;
  const { keepMail } = createLocalMailbox(env.FILES);
  return async (mail) => {
    await send(mail);
    await keepMail(mail);
  };
}

type ExtractionTask = Parameters<ProcessResumeDeps["extractDocument"]>[0];

type VariantTask = Parameters<RunCheckDeps["judgeVariant"]>[0];

type ScannedPage = Parameters<ReadPage>[0];

type AnalysisTask = Parameters<ProcessResumeDeps["analyzeResume"]>[0];

/** The model and the binding that runs it; neither if the embedded judge is used. */
function openModel(env: ConsumerEnv, vars: ConsumerVars): Model {
  const budget = budgetOf(vars);
  if (vars.ANALYZER === "embedded") return { budget };
  const { ANALYZER: engine, AI_MODEL: model, AI_JSON_MODE: jsonMode } = vars;
  const settings = {
    ...{ engine, model, jsonMode, timeoutMs: vars.AI_TIMEOUT_SECONDS * 1000 },
    contextTokens: vars.AI_CONTEXT_TOKENS,
  };
  if (vars.ANALYZER === "openai") {
    const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = vars;
    const { AI_GATEWAY: gateway, AI_GATEWAY_TOKEN: gatewayToken } = vars;
    return {
      budget,
      model: settings,
      ai: connectEndpoint({ baseUrl, apiKey, gateway, gatewayToken }),
    };
  }
  return env.AI ? { budget, model: settings, ai: withGateway(env.AI, vars.AI_GATEWAY) } : { budget };
}

type Model = { ai?: AiBinding; model?: ModelSettings; budget: Budget };

const budgetOf = (vars: ConsumerVars): Budget => ({
  priceIn: vars.AI_PRICE_IN ?? 0,
  priceOut: vars.AI_PRICE_OUT ?? 0,
  dailyCap: vars.AI_DAILY_CAP,
  tournamentCap: vars.AI_TOURNAMENT_CAP,
});

export type JobServices = ReturnType<typeof createJobServices>;
