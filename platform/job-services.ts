import { analyseResume } from "#core/analysis/analyse-resume";
import { embeddedAnalyser } from "#core/analysis/embedded/embedded-analyser";
import type { Rubric } from "#core/analysis/rubric";
import type { ExtractedDocument } from "#core/documents/document";
import { deliverMail } from "#core/mail/deliver-mail";
import { giveUpOnResume } from "#core/resumes/give-up-on-resume";
import { processResume } from "#core/resumes/process-resume";
import { createSampleTournament } from "#core/tournaments/create-sample-tournament";
import { extractDocument } from "./documents/extract-document";
import { type ConsumerEnv, readConsumerVars } from "./env";
import { createMailer } from "./mail";
import { createPageReader } from "./ocr/page-reader";
import { findPhones } from "./phones";
import { connect } from "./services";

/** What the queue consumer can do. A file of its own: the front door must not carry the OCR engine. */
export function createJobServices(env: ConsumerEnv) {
  const vars = readConsumerVars(env);
  const deps = connect(env, vars);
  const jobDeps = {
    ...deps,
    extractDocument,
    readPage: createPageReader(env, vars.OCR_MODEL),
    analyseResume: (input: { rubric: Rubric; document: ExtractedDocument; asOf: Date }) =>
      analyseResume({ analyser: embeddedAnalyser, findPhones }, input),
    sendMail: createMailer(env.EMAIL, vars.MAIL_FROM),
  };
  return {
    processResume: (resumeId: string) => processResume(jobDeps, resumeId),
    giveUpOnResume: (resumeId: string) => giveUpOnResume(jobDeps, resumeId),
    createSampleTournament: (userId: string) => createSampleTournament(jobDeps, userId),
    deliverMail: (mailId: string) => deliverMail(jobDeps, mailId),
  };
}

export type JobServices = ReturnType<typeof createJobServices>;
