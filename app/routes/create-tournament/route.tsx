import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button, PageHeader } from "#app/components/ui.ts";
import { UpgradeDialog } from "#app/components/upgrade-dialog.tsx";
import { FileDrop } from "#app/components/upload/file-drop.tsx";
import { UploadFailures } from "#app/components/upload/upload-failures.tsx";
import { UploadProgress } from "#app/components/upload/upload-progress.tsx";
import type { UploadRemarks } from "#app/components/upload/upload-report.tsx";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { isDomainError, requireUser } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { toast } from "#app/lib/toast.ts";
import { readPlanLimit, upgradeWords } from "#app/lib/upgrade-words.ts";
import { announceUpload } from "#app/lib/upload/announce-upload.ts";
import { useUpload } from "#app/lib/upload/use-upload.ts";
import { useFormCall } from "#app/lib/use-form-call.ts";
import type { JobText } from "#core/analysis/rubric";
import { confirmTournamentSchema } from "#core/tournaments/confirm-tournament.schema";
import type { TournamentReview } from "#core/tournaments/review-tournament";
import { tournamentSchema } from "#core/tournaments/tournament.schema";
import { type Allowance, CostNote, NoCreditsNotice } from "./cost-note";
import { Steps, Tips } from "./steps";
import { TournamentForm } from "./tournament-form";
import { clearDraft, type ReviewState, useDraft } from "./use-draft";
import * as words from "./words";

/** In the query string; without it, the page shows the first step. */
const STEP = "step";

/** The form's errors, the rubric to review, or the created tournament; `planLimit` if a larger plan helps. */
type CreateAnswer = SubmissionResult<string[]> & {
  review?: TournamentReview & { job: JobText };
  createdId?: string;
  planLimit?: string;
};

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.title);

/** The plans are for the upgrade dialog, which shows less text without them. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, hasUnlimitedAccess } = requireUser(args);
  const { services } = args.context;
  const [plans, usable] = await Promise.all([
    services.plans.list().catch(() => []),
    hasUnlimitedAccess ? null : services.credits.listUsable(id),
  ]);
  const most = Math.max(...plans.map(({ maxResumesPerTournament }) => maxResumesPerTournament));
  const allowance: Allowance = { usable, maxResumes: plans.length > 0 ? most : undefined };
  return { plans, allowance, userId: id };
}

/**
 * Without criteria, returns those made from the job's texts; with confirmed criteria, creates the tournament. With
 * JavaScript, the client says how many files follow and stays on the page to upload them; without it, files are added
 * on the tournament page.
 */
export async function action(args: ActionFunctionArgs) {
  const user = requireUser(args);
  const { tournaments } = args.context.services;
  const form = await args.request.formData();
  if (!form.has("criteria")) {
    return answerForm({ ...args, form }, tournamentSchema, words.tryAgain, async (job, reply) => {
      const answer = await withPlanLimit(reply, () => tournaments.review(user, job));
      if ("refusal" in answer) return answer.refusal;
      return { ...reply(), review: { ...answer.done, job } };
    });
  }
  return answerForm({ ...args, form }, confirmTournamentSchema, words.tryAgain, async (input, reply) => {
    const answer = await withPlanLimit(reply, () => tournaments.create(user.id, input));
    if ("refusal" in answer) return answer.refusal;
    const { id } = answer.done;
    if (!form.has("fileCount")) return redirect(`/dashboard/tournament/${id}`);
    return { ...reply(), createdId: id };
  });
}

/** Runs an action. If a plan limit or invalid criteria prevent it, returns the form's error instead. */
async function withPlanLimit<Done>(
  reply: (problem: { formErrors: string[] }) => SubmissionResult<string[]>,
  run: () => Promise<Done>,
) {
  try {
    return { done: await run() };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const planLimit = readPlanLimit(error);
    if (!planLimit && !("problems" in error.details)) throw error;
    const words = planLimit ? upgradeWords(planLimit).join(" ") : error.message;
    const refusal = reply({ formErrors: [words] });
    return {
      refusal: data<CreateAnswer>({ ...refusal, ...(planLimit && { planLimit }) }, { status: error.status }),
    };
  }
}

export const clientAction = submitForm(tournamentSchema, words.tryAgain);

export default function CreateTournament() {
  const { plans, allowance, userId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<CreateAnswer>();
  const navigate = useNavigate();
  const upload = useUpload();
  const call = useFormCall<CreateAnswer>();
  const { draft, keep, discard, files, choose, hasLostFiles } = useDraft(userId);
  const [search] = useSearchParams();
  const [isCalling, setIsCalling] = useState(false);
  const [refused, setRefused] = useState<CreateAnswer>();
  const [planLimit, setPlanLimit] = useState<string>();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [review, setReview] = useState<ReviewState | null>(lastResult?.review ?? null);
  const check = useRef(() => true);
  const isReview = review !== null && (search.has(STEP) || lastResult?.review !== undefined);
  const hasLeft = useRef(false);
  const isPending = isCalling || upload.isUploading;
  const isLocked = isPending || createdId !== null;
  const failed = upload.outcome?.failed ?? [];

  // The second step is an entry of the history, so that the browser's Back leads to the first; the page's own Back
  // replaces it.
  const openReview = (replace = search.has(STEP)) => navigate(`?${STEP}=criteria`, { replace });
  const closeReview = () => navigate("?", { replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a draft is found
  useEffect(() => {
    setReview((known) => known ?? draft?.review ?? null);
    // The form was submitted before its script had loaded.
    if (lastResult?.review) openReview(true);
    else if (draft?.isReview && !search.has(STEP)) openReview();
  }, [draft]);

  const goTo = (id: string, uploadRemarks?: UploadRemarks) =>
    navigate(`/dashboard/tournament/${id}`, { state: { uploadRemarks } });

  const send = async (id: string, chosen: File[]) => {
    const outcome = await upload.start(id, chosen);
    announceUpload(outcome);
    if (outcome.failed.length === 0) goTo(id, outcome);
  };

  const submit = async (form: FormData) => {
    const isReviewed = review !== null && saysTheSame(form, review.job);
    if (isLocked || (isReview && isReviewed && !check.current())) return;
    if (isReviewed && !isReview) return openReview();
    if (!isReviewed) for (const field of ["id", "criteria"]) form.delete(field);
    form.set("fileCount", String(files.length));
    setIsCalling(true);
    const answer = await call(form);
    setIsCalling(false);
    if (answer?.review) {
      setRefused(undefined);
      const former = review?.edits && { criteria: review.rubric.criteria, edits: review.edits };
      setReview({ ...answer.review, former: former ?? review?.former });
      openReview();
    } else if (answer?.createdId) await goOn(answer.createdId);
    else refuse(answer);
  };

  const goOn = async (id: string) => {
    setCreatedId(id);
    leave();
    if (files.length > 0) return send(id, files);
    toast({ title: words.created, description: words.createdHint });
    goTo(id);
  };

  const refuse = (answer: CreateAnswer | undefined) => {
    setRefused(answer);
    const description = answer?.error?.[""]?.join(" ");
    if (answer?.planLimit) setPlanLimit(answer.planLimit);
    else if (description) toast({ variant: "error", title: words.createFailed, description });
  };

  const leave = () => {
    hasLeft.current = true;
    clearDraft();
  };

  const startOver = () => {
    discard();
    setReview(null);
    setRefused(undefined);
    closeReview();
  };

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={words.title} text={words.subtitle} />
      <Steps isReview={isReview} />
      {allowance.usable?.length === 0 && <NoCreditsNotice />}
      {!isReview && <Tips />}
      {draft && (
        <p role="status" className="mb-6 flex flex-wrap items-center gap-x-3 text-muted text-sm">
          {words.draftRestored} {hasLostFiles && words.chooseAgain}
          <Button variant="link" size="inline" disabled={isLocked} onClick={startOver}>
            {words.startOver}
          </Button>
        </p>
      )}
      <TournamentForm
        // Restoring or discarding a draft changes the field values, so remount the form.
        key={draft ? "draft" : "new"}
        draft={draft?.values}
        lastResult={refused ?? lastResult}
        isRefused={refused !== undefined}
        review={isReview ? review : null}
        check={check}
        isLocked={isLocked}
        isCreating={isCalling}
        isUploading={upload.isUploading}
        onSubmit={submit}
        onTyped={(values) => !hasLeft.current && keep({ values, review, isReview })}
        onReview={setReview}
        isOutdated={(form) => review !== null && !saysTheSame(form, review.job)}
        onBack={closeReview}
        onCancel={() => {
          leave();
          navigate("/dashboard");
        }}
        files={<FileDrop files={files} onChange={choose} disabled={isLocked} />}
        status={
          upload.isUploading ? (
            <UploadProgress percent={upload.percent} />
          ) : (
            createdId === null && <CostNote allowance={allowance} fileCount={files.length} />
          )
        }
        failures={
          createdId &&
          failed.length > 0 && (
            <>
              <UploadFailures outcome={upload.outcome} onRetry={(files) => send(createdId, files)} />
              <Button variant="secondary" className="self-start" onClick={() => goTo(createdId)}>
                {words.continueWithoutFiles}
              </Button>
            </>
          )
        }
      />
      <UpgradeDialog
        isOpen={planLimit !== undefined}
        onClose={() => setPlanLimit(undefined)}
        title={words.limitReached}
        error={planLimit}
        plans={plans}
      />
    </div>
  );
}

function saysTheSame(form: FormData, job: JobText): boolean {
  const { data } = tournamentSchema.safeParse(Object.fromEntries(form));
  return data !== undefined && JSON.stringify(data) === JSON.stringify(job);
}
