import { analyseOrReuse } from "#core/analysis/reuse-analysis";
import type { Rubric } from "#core/analysis/rubric";
import type { Tier } from "#core/analysis/scorecard";
import { removeFiles } from "#core/deletion/remove-files";
import { DocumentError, type ExtractedDocument, type StoredFile } from "#core/documents/document";
import type { PageReadings } from "#core/documents/page-reader";
import { type Job, type QueueName, queueOf } from "#core/jobs/job";
import { deliverMail } from "#core/mail/deliver-mail";
import type { SendMail } from "#core/mail/mail";
import { deliverWebhook } from "#core/partners/deliver-webhook";
import { giveUpOnResume } from "#core/resumes/give-up-on-resume";
import { processResume } from "#core/resumes/process-resume";
import { extendResume } from "#core/rubrics/extend-resume";
import { giveUpOnExtension } from "#core/rubrics/give-up-on-extension";
import { cacheExport } from "#core/tournaments/cache-export";
import { createSampleTournament } from "#core/tournaments/create-sample-tournament";
import type { ModelSettings } from "./ai/ask-model";
import { chooseAnalyser } from "./ai/choose-analyser";
import { connectEndpoint } from "./ai/model-endpoint";
import { type AiBinding, throughGateway } from "./ai/run-model";
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
/** When this isolate last noted how far a queue has come. */
const notedAt = new Map<QueueName, number>();

/** What the queue consumer can do for one job. A file of its own: the web Worker must not carry what reads files. */
export function createJobServices(env: ConsumerEnv) {
  const vars = readConsumerVars(env);
  const deps = connect(env, vars);
  const { ai, model } = openModel(env, vars);
  const { timed, spent } = createStopwatch();
  const reading = createRemoteReading(env.RESUME_READER, {
    limitMs: vars.READING_LIMIT_SECONDS * 1000,
    ai,
    model,
  });
  const { drawPage, recognise } = createPageWorkers({ drawer: env.PDF_RENDERER, reader: env.OCR_WORKER });
  const open = async (file: StoredFile) => {
    const opened = await deps.files.open(file);
    if (!opened) throw new DocumentError("unreadable", "The uploaded file is no longer stored.");
    return opened;
  };
  const pages = {
    drawPage: async ({ file, page }: { file: StoredFile; page: number }) =>
      drawPage({ file: await open(file), page }),
    recognise,
  };
  const jobDeps = {
    ...deps,
    extractDocument: timed("reading", ({ file, ...task }: ExtractionTask) =>
      reading.extract(async () => (await open(file)).body, task),
    ),
    readPage: timed("reading", createPageReader(pages, { ai: env.AI, model: vars.OCR_MODEL })),
    analyseResume: timed("judging", ({ isLastAttempt, ...input }: AnalysisTask) =>
      analyseOrReuse(
        {
          analyser: chooseAnalyser(model, ai),
          analyse: (task) => reading.judge({ ...task, hasStandIn: isLastAttempt }),
          resumes: deps.resumes,
        },
        input,
      ),
    ),
    extendAnalysis: timed("judging", reading.extend),
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
  /** How far a queue has come, for the sweeper; of the many messages of a minute a few are noted. */
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
    extendResume: (resumeId: string) => extendResume(jobDeps, resumeId),
    giveUpOnExtension: (resumeId: string) => giveUpOnExtension(jobDeps, resumeId),
    createSampleTournament: (userId: string) => createSampleTournament(jobDeps, userId),
    removeFiles: (deletionId: string) => removeFiles(jobDeps, deletionId),
    cacheExport: (of: { tournamentId: string; tier: Tier }) => cacheExport(deps, of),
    noteTaken,
    noteJobEnd: (end: JobEnd) => deps.failedJobs.noteEnd(end, deps.now()),
    deliverMail: (mailId: string) => deliverMail(jobDeps, mailId),
    deliverWebhook: (deliveryId: string) => deliverWebhook(jobDeps, deliveryId),
  };
}

/** Locally nobody delivers: what is sent is kept too, to be read at /dev/mails. */
function chooseMailer(env: ConsumerEnv, vars: ConsumerVars): SendMail {
  const send = createMailer(env.EMAIL, vars.MAIL_FROM);
  if (vars.ENVIRONMENT !== "local") return send;
  const { keepMail } = createLocalMailbox(env.FILES);
  return async (mail) => {
    await send(mail);
    await keepMail(mail);
  };
}

type ExtractionTask = { file: StoredFile; fileName: string; readings: PageReadings };

type AnalysisTask = {
  resumeId: string;
  rubric: Rubric;
  document: ExtractedDocument;
  asOf: Date;
  isLastAttempt: boolean;
};

/** What runs the model, and which; nothing where the embedded analyser judges. */
function openModel(env: ConsumerEnv, vars: ConsumerVars): { ai?: AiBinding; model?: ModelSettings } {
  if (vars.ANALYSER === "embedded") return {};
  const { ANALYSER: engine, AI_MODEL: model, AI_JSON_MODE: jsonMode } = vars;
  const settings = { engine, model, jsonMode, timeoutMs: vars.AI_TIMEOUT_SECONDS * 1000 };
  if (vars.ANALYSER === "openai") {
    return { model: settings, ai: connectEndpoint({ baseUrl: vars.AI_BASE_URL, apiKey: vars.AI_API_KEY }) };
  }
  return env.AI ? { model: settings, ai: throughGateway(env.AI, vars.AI_GATEWAY) } : {};
}

export type JobServices = ReturnType<typeof createJobServices>;
