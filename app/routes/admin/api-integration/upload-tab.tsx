import { type FormEvent, useState } from "react";
import { Button, type Column, DataTable, Fact, Facts, StatusBadge, TimeAgo } from "#app/components/ui.ts";
import { FileDrop } from "#app/components/upload/file-drop.tsx";
import { Panel } from "./panel";
import { useAttempt } from "./use-attempt";
import type { ExternalResume, PartnerApi } from "./use-partner-api";
import * as words from "./words";

export function UploadTab({ api }: { api: PartnerApi }) {
  const { session, listing, resumes } = api;
  const [files, setFiles] = useState<File[]>([]);
  const [uploaded, setUploaded] = useState<Pick<ExternalResume, "file_id" | "status">>();
  const sending = useAttempt();
  const listingCall = useAttempt();

  const upload = (event: FormEvent) => {
    event.preventDefault();
    const [file] = files;
    const run = async () => {
      if (!listing || !file) return;
      setUploaded(await api.uploadResume(listing, file));
      setFiles([]);
    };
    const missing = !(session && listing && file) && words.uploadPrerequisites;
    return sending.attempt(missing, run, words.uploadFailed);
  };
  const list = () => {
    const missing = session ? !listing && words.createListingFirst : words.loginFirst;
    return listingCall.attempt(
      missing,
      async () => listing && api.listResumes(listing),
      words.getResumesFailed,
    );
  };

  return (
    <div className="flex flex-col gap-6">
      <Panel
        title={words.uploadTitle}
        path="POST /v1/users/{employerUuid}/jobs/{listingId}/upload?filename={name}"
        failure={sending.failure}
      >
        <form onSubmit={upload} className="flex flex-col gap-5">
          <FileDrop files={files} onChange={setFiles} maxFiles={1} limitWords={words.oneFileHint} />
          <Button type="submit" className="self-start" disabled={sending.isBusy}>
            {sending.isBusy ? words.uploading : words.uploadResume}
          </Button>
        </form>
        <div aria-live="polite" className="empty:hidden">
          {uploaded && (
            <Facts className="text-sm">
              <Fact name="file_id">{uploaded.file_id}</Fact>
              <Fact name="status">{uploaded.status}</Fact>
            </Facts>
          )}
        </div>
      </Panel>
      <Panel
        title={words.listTitle}
        path="GET /v1/listings/{listingId}/resumes"
        failure={listingCall.failure}
      >
        <Button variant="secondary" className="self-start" disabled={listingCall.isBusy} onClick={list}>
          {listingCall.isBusy ? words.gettingResumes : words.getResumes}
        </Button>
        <div aria-live="polite" className="empty:hidden">
          {resumes && (
            <DataTable
              label={words.resumesOfListing}
              columns={COLUMNS}
              rows={resumes.map((resume) => ({ ...resume, id: resume.file_id }))}
              empty={<p className="text-muted text-sm">{words.noResumesYet}</p>}
            />
          )}
        </div>
      </Panel>
    </div>
  );
}

const COLUMNS: Column<ExternalResume>[] = [
  {
    heading: words.file,
    isWide: true,
    cell: ({ filename, error }) => (
      <>
        <span className="break-all font-medium">{filename}</span>
        {error && <span className="block text-danger">{error}</span>}
      </>
    ),
  },
  { heading: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { heading: words.fileId, className: "break-all", cell: ({ file_id }) => file_id },
  { heading: words.created, cell: ({ created_at }) => <TimeAgo iso={created_at} /> },
];
