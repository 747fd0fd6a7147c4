import { useState } from "react";
import { type Column, DataTable, Fact, Facts, StatusBadge, TimeAgo } from "#app/components/ui.ts";
import { FileDrop } from "#app/components/upload/file-drop.tsx";
import { CallPanel } from "./call-panel";
import type { ExternalResume, PartnerApi } from "./use-partner-api";
import * as words from "./words";

export function UploadTab({ api }: { api: PartnerApi }) {
  const { session, listing, resumes } = api;
  const [files, setFiles] = useState<File[]>([]);
  const [file] = files;
  const [uploaded, setUploaded] = useState<Pick<ExternalResume, "file_id" | "status">>();

  const upload = async () => {
    if (!listing || !file) return;
    setUploaded(await api.uploadResume(listing, file));
    setFiles([]);
  };

  return (
    <div className="flex flex-col gap-6">
      <CallPanel
        title={words.uploadTitle}
        path="POST /v1/users/{employerUuid}/jobs/{listingId}/upload?filename={name}"
        submit={words.uploadResume}
        busy={words.uploading}
        missing={!(session && listing && file) && words.uploadPrerequisites}
        call={upload}
        failed={words.uploadFailed}
        answer={
          uploaded && (
            <Facts className="text-sm">
              <Fact name="file_id">{uploaded.file_id}</Fact>
              <Fact name="status">{uploaded.status}</Fact>
            </Facts>
          )
        }
      >
        <FileDrop files={files} onChange={setFiles} maxFiles={1} limitWords={words.oneFileHint} />
      </CallPanel>
      <CallPanel
        title={words.listTitle}
        path="GET /v1/listings/{listingId}/resumes"
        submit={words.getResumes}
        busy={words.gettingResumes}
        variant="secondary"
        missing={session ? !listing && words.createListingFirst : words.loginFirst}
        call={async () => listing && api.listResumes(listing)}
        failed={words.getResumesFailed}
        answer={
          resumes && (
            <DataTable
              label={words.resumesOfListing}
              columns={COLUMNS}
              rows={resumes.map((resume) => ({ ...resume, id: resume.file_id }))}
              empty={<p className="text-muted text-sm">{words.noResumesYet}</p>}
            />
          )
        }
      />
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
