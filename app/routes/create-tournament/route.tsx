import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { PageHeader } from "#app/components/page-header.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { UpgradeDialog } from "#app/components/upgrade-dialog.tsx";
import { FileDrop } from "#app/components/upload/file-drop.tsx";
import { UploadFailures } from "#app/components/upload/upload-failures.tsx";
import { UploadProgress } from "#app/components/upload/upload-progress.tsx";
import type { UploadRemarks } from "#app/components/upload/upload-report.tsx";
import { isDomainError } from "#app/lib/domain-error.server.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { keepForm } from "#app/lib/keep-form.ts";
import { requireUser } from "#app/lib/require-user.server.ts";
import { toast } from "#app/lib/toast.ts";
import { readPlanLimit, upgradeWords } from "#app/lib/upgrade-words.ts";
import { announceUpload } from "#app/lib/upload/announce-upload.ts";
import { useUpload } from "#app/lib/upload/use-upload.ts";
import { useFormCall } from "#app/lib/use-form-call.ts";
import { PRODUCT_NAME } from "#core/product";
import { createTournamentSchema, tournamentSchema } from "#core/tournaments/tournament.schema";
import { Tips } from "./tips";
import { TournamentForm } from "./tournament-form";

const FALLBACK = "Please try again.";

/** The form's errors, or what it has created. `planLimit`: the error as it came, when a larger plan would help. */
type CreateAnswer = SubmissionResult<string[]> & { createdId?: string; planLimit?: string };

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta: MetaFunction = () => [{ title: `Create New Tournament · ${PRODUCT_NAME}` }];

/** The plans are for the dialog at a limit; without them it has fewer words. */
export async function loader(args: LoaderFunctionArgs) {
  requireUser(args);
  return { plans: await args.context.services.plans.list().catch(() => []) };
}

/** A script says how many files follow, and stays for them; without one, they are added on the tournament's page. */
export async function action(args: ActionFunctionArgs) {
  const { id: userId } = requireUser(args);
  const form = await args.request.formData();
  const submission = parseWithZod(form, { schema: createTournamentSchema });
  return answerForm(args.context, submission, FALLBACK, async (input) => {
    try {
      const { id } = await args.context.services.tournaments.create(userId, input);
      if (!form.has("fileCount")) return redirect(`/dashboard/tournament/${id}`);
      return data<CreateAnswer>({ ...submission.reply(), createdId: id });
    } catch (error) {
      const planLimit = isDomainError(error) && readPlanLimit(error);
      if (!planLimit) throw error;
      const refusal = submission.reply({ formErrors: [upgradeWords(planLimit).join(" ")] });
      return data<CreateAnswer>({ ...refusal, planLimit }, { status: error.status });
    }
  });
}

export function clientAction(args: ClientActionFunctionArgs) {
  return keepForm(args, tournamentSchema, FALLBACK);
}

export default function CreateTournament() {
  const { plans } = useLoaderData<typeof loader>();
  const lastResult = useActionData<SubmissionResult<string[]>>();
  const navigate = useNavigate();
  const upload = useUpload();
  const call = useFormCall<CreateAnswer>();
  const [files, setFiles] = useState<File[]>([]);
  const [isCreating, setIsCreating] = useState(false);
  const [refused, setRefused] = useState<CreateAnswer>();
  const [planLimit, setPlanLimit] = useState<string>();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const isPending = isCreating || upload.isUploading;
  const failed = upload.outcome?.failed ?? [];

  const goTo = (id: string, uploadRemarks?: UploadRemarks) =>
    navigate(`/dashboard/tournament/${id}`, { state: { uploadRemarks } });

  const send = async (id: string, chosen: File[]) => {
    const outcome = await upload.start(id, chosen);
    announceUpload(outcome);
    if (outcome.failed.length === 0) goTo(id, outcome);
  };

  const create = async (form: FormData) => {
    form.set("fileCount", String(files.length));
    setIsCreating(true);
    const answer = await call(form);
    setIsCreating(false);
    const { createdId: id } = answer ?? {};
    if (!id) return refuse(answer);
    setCreatedId(id);
    if (files.length > 0) {
      await send(id, files);
    } else {
      toast({ title: "Tournament created", description: "Add resumes to start ranking candidates." });
      goTo(id);
    }
  };

  const refuse = (answer: CreateAnswer | undefined) => {
    setRefused(answer);
    const description = answer?.error?.[""]?.join(" ");
    if (answer?.planLimit) setPlanLimit(answer.planLimit);
    else if (description) toast({ variant: "error", title: "Failed to create tournament", description });
  };

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Create New Tournament" text="Set up a new resume screening tournament" />
      <Tips />
      <TournamentForm
        lastResult={refused ?? lastResult}
        isRefused={refused !== undefined}
        isLocked={isPending || createdId !== null}
        isCreating={isCreating}
        isUploading={upload.isUploading}
        onCreate={create}
        files={<FileDrop files={files} onChange={setFiles} disabled={isPending || createdId !== null} />}
        uploadState={
          <>
            {upload.isUploading && <UploadProgress percent={upload.percent} />}
            {createdId && failed.length > 0 && (
              <>
                <UploadFailures
                  files={failed}
                  failure={upload.outcome?.failure}
                  onRetry={() => send(createdId, failed)}
                />
                <Button variant="secondary" className="self-start" onClick={() => goTo(createdId)}>
                  Go to the tournament without them
                </Button>
              </>
            )}
          </>
        }
      />
      <UpgradeDialog
        isOpen={planLimit !== undefined}
        onClose={() => setPlanLimit(undefined)}
        title="Tournament Limit Reached"
        error={planLimit}
        plans={plans}
      />
    </div>
  );
}
