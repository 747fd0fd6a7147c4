import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { PageHeader } from "#app/components/page-header.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { UpgradeDialog } from "#app/components/upgrade-dialog.tsx";
import { FileDrop } from "#app/components/upload/file-drop.tsx";
import { UploadFailures } from "#app/components/upload/upload-failures.tsx";
import { UploadProgress } from "#app/components/upload/upload-progress.tsx";
import type { UploadRemarks } from "#app/components/upload/upload-report.tsx";
import { answerForm } from "#app/lib/form-action.server.ts";
import { requireUser } from "#app/lib/require-user.server.ts";
import { toast } from "#app/lib/toast.ts";
import { announceUpload } from "#app/lib/upload/announce-upload.ts";
import { useUpload } from "#app/lib/upload/use-upload.ts";
import { PRODUCT_NAME } from "#core/product";
import { type TournamentInput, tournamentSchema } from "#core/tournaments/tournament.schema";
import { createTournament, type Refusal } from "./create-tournament";
import { Tips } from "./tips";
import { TournamentForm } from "./tournament-form";

export const meta: MetaFunction = () => [{ title: `Create New Tournament · ${PRODUCT_NAME}` }];

/** The plans are for the dialog at a limit; without them it has fewer words. */
export async function loader(args: LoaderFunctionArgs) {
  requireUser(args);
  return { plans: await args.context.services.plans.list().catch(() => []) };
}

/** Without JavaScript: creates the tournament; its resumes are added on its page. */
export async function action(args: ActionFunctionArgs) {
  const { id: userId } = requireUser(args);
  const submission = parseWithZod(await args.request.formData(), { schema: tournamentSchema });
  return answerForm(args.context, submission, "Failed to create tournament", async (input) => {
    const { id } = await args.context.services.tournaments.create(userId, input);
    return redirect(`/dashboard/tournament/${id}`);
  });
}

export default function CreateTournament() {
  const { plans } = useLoaderData<typeof loader>();
  const lastResult = useActionData<SubmissionResult<string[]>>();
  const navigate = useNavigate();
  const upload = useUpload();
  const [files, setFiles] = useState<File[]>([]);
  const [isCreating, setIsCreating] = useState(false);
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

  /** Returns why it was refused, for the form to show. */
  const create = async (input: TournamentInput): Promise<Refusal | undefined> => {
    setIsCreating(true);
    const created = await createTournament({ ...input, fileCount: files.length });
    setIsCreating(false);
    if ("refusal" in created) {
      const { words, planLimit } = created.refusal;
      if (planLimit) setPlanLimit(planLimit);
      else toast({ variant: "error", title: "Failed to create tournament", description: words });
      return created.refusal;
    }
    setCreatedId(created.id);
    if (files.length > 0) {
      await send(created.id, files);
    } else {
      toast({ title: "Tournament created", description: "Add resumes to start ranking candidates." });
      goTo(created.id);
    }
  };

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Create New Tournament" text="Set up a new resume screening tournament" />
      <Tips />
      <TournamentForm
        lastResult={lastResult}
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
