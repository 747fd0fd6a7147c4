import { extendAnalysis } from "#core/analysis/analyse-resume";
import type { Analyser } from "#core/analysis/analyser";
import { embeddedAnalyser } from "#core/analysis/embedded/embedded-analyser";
import { analyseOrReuse } from "#core/analysis/reuse-analysis";
import type { Rubric } from "#core/analysis/rubric";
import type { ResumeAnalysis, Tier } from "#core/analysis/scorecard";
import { removeFiles } from "#core/deletion/remove-files";
import type { ExtractedDocument } from "#core/documents/document";
import { deliverMail } from "#core/mail/deliver-mail";
import type { SendMail } from "#core/mail/mail";
import { deliverWebhook } from "#core/partners/deliver-webhook";
import { giveUpOnResume } from "#core/resumes/give-up-on-resume";
import { processResume } from "#core/resumes/process-resume";
import { extendResume } from "#core/rubrics/extend-resume";
import { giveUpOnExtension } from "#core/rubrics/give-up-on-extension";
import { createSampleTournament } from "#core/tournaments/create-sample-tournament";
import { keepExport } from "#core/tournaments/keep-export";
import { createWorkersAiAnalyser } from "./ai/workers-ai-analyser";
import { connect } from "./connect";
import type { JobEnd } from "./d1/failed-job-repository";
import { extractDocument } from "./documents/extract-document";
import { type ConsumerEnv, type ConsumerVars, readConsumerVars } from "./env";
import { createLocalMailbox } from "./mail/local-mailbox";
import { createMailer } from "./mail/mailer";
import { createPageReader } from "./ocr/page-reader";
import { createPageWorkers } from "./ocr/page-workers";
import { findPhones } from "./phones";
import { createTurns, MOST_IN_HAND } from "./turns";
import { sendWebhook } from "./webhook-sender";

/** For all invocations in the isolate. */
const inTurn = createTurns(MOST_IN_HAND);

/** What the queue consumer can do. A file of its own: the front door must not carry what reads files. */
export function createJobServices(env: ConsumerEnv) {
  const vars = readConsumerVars(env);
  const deps = connect(env, vars);
  const analyser = chooseAnalyser(env, vars);
  const pageWorkers = createPageWorkers({ drawer: env.PAGE_DRAWER, reader: env.PAGE_READER });
  const jobDeps = {
    ...deps,
    inTurn,
    extractDocument: (input: Parameters<typeof extractDocument>[1]) =>
      extractDocument(pageWorkers.opensSafely, input),
    readPage: createPageReader(pageWorkers, { ai: env.AI, model: vars.OCR_MODEL }),
    analyseResume: ({ isLastAttempt, ...input }: AnalysisTask) => {
      const standIn = isLastAttempt ? embeddedAnalyser : undefined;
      return analyseOrReuse({ analyser, standIn, findPhones, findAnalysis: deps.findAnalysis }, input);
    },
    extendAnalysis: (input: { rubric: Rubric; previous: ResumeAnalysis; text: string; asOf: Date }) =>
      extendAnalysis({ analyser, findPhones }, input),
    sendMail: chooseMailer(env, vars),
    sendWebhook,
    isLocal: vars.ENVIRONMENT === "local",
  };
  return {
    processResume: (resumeId: string, options: { isLastAttempt: boolean }) =>
      processResume(jobDeps, resumeId, options),
    giveUpOnResume: (resumeId: string) => giveUpOnResume(jobDeps, resumeId),
    extendResume: (resumeId: string) => extendResume(jobDeps, resumeId),
    giveUpOnExtension: (resumeId: string) => giveUpOnExtension(jobDeps, resumeId),
    createSampleTournament: (userId: string) => createSampleTournament(jobDeps, userId),
    removeFiles: (deletionId: string) => removeFiles(jobDeps, deletionId),
    keepExport: (of: { tournamentId: string; tier: Tier }) => keepExport(deps, of),
    noteJobEnd: (end: JobEnd) => deps.noteJobEnd(end, deps.now()),
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

type AnalysisTask = {
  resumeId: string;
  rubric: Rubric;
  document: ExtractedDocument;
  asOf: Date;
  isLastAttempt: boolean;
};

function chooseAnalyser(env: ConsumerEnv, vars: ConsumerVars): Analyser {
  if (vars.ANALYSER === "embedded" || !env.AI) return embeddedAnalyser;
  return createWorkersAiAnalyser(env.AI, {
    model: vars.AI_MODEL,
    jsonMode: vars.AI_JSON_MODE,
    timeoutMs: vars.AI_TIMEOUT_SECONDS * 1000,
  });
}

export type JobServices = ReturnType<typeof createJobServices>;
