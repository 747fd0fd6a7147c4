import type { ApiKey } from "#core/api-keys/api-key";
import type { Purchase } from "#core/billing/checkout";
import type { CreditEntry } from "#core/billing/credits";
import type { CandidateRequest } from "#core/candidate-page/candidate-page";
import type { StoredFile } from "#core/documents/document";
import { type PageCursor, readPages, readToEnd, type Slice } from "#core/paging";
import { getRecords, type RecordDeps } from "#core/records/get-records";
import type { ResumeWithTournament } from "#core/resumes/resume";
import type { TournamentListItem } from "#core/tournaments/tournament";
import type { CurrentUser } from "./account";

type Deps = RecordDeps & {
  now(): Date;
  apiKeys: { list(ownerId: string): Promise<ApiKey[]> };
  tournaments: { list(userId: string, cursor: PageCursor): Promise<Slice<TournamentListItem>> };
  resumes: { listOwn(userId: string, cursor: PageCursor): Promise<Slice<ResumeWithTournament>> };
  credits: { listEntries(userId: string, cursor: PageCursor): Promise<Slice<CreditEntry>> };
  checkouts: { listPurchases(userId: string, cursor: PageCursor): Promise<Slice<Purchase>> };
  candidatePages: {
    listRequestsOf(resumeIds: string[]): Promise<(Omit<CandidateRequest, "id"> & { resumeId: string })[]>;
  };
  files: { getText(resume: StoredFile): Promise<string | undefined> };
};

/**
 * Everything stored about the account as one JSON document, streamed as it is read. Original files are not included,
 * but each one's URL is.
 */
export async function* exportAccount(deps: Deps, user: CurrentUser): AsyncGenerator<string> {
  const member = (name: string, value: unknown) => `,\n${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  const apiKeys = await deps.apiKeys.list(user.id);
  yield `{"exportedAt": ${JSON.stringify(deps.now().toISOString())}`;
  yield member("account", user);
  yield member("apiKeys", apiKeys);
  yield* list(
    "purchases",
    readToEnd((cursor) => deps.checkouts.listPurchases(user.id, cursor)),
  );
  yield* list(
    "credits",
    readToEnd((cursor) => deps.credits.listEntries(user.id, cursor)),
  );
  yield* list(
    "tournaments",
    readToEnd((cursor) => deps.tournaments.list(user.id, cursor)),
  );
  yield* list("decisionRecords", readRecords(deps, user.id));
  yield* list("resumes", readResumes(deps, user.id));
  yield "}\n";
}

async function* list(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = "\n";
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ",\n";
  }
  yield "\n]";
}

async function* readRecords(deps: RecordDeps, userId: string) {
  for (const { id } of await deps.records.list(userId)) yield getRecords(deps, userId, id);
}

async function* readResumes({ resumes, candidatePages, files }: Deps, userId: string) {
  for await (const page of readPages((cursor) => resumes.listOwn(userId, cursor))) {
    const requests = await candidatePages.listRequestsOf(page.map(({ id }) => id));
    for (const resume of page)
      yield {
        ...resume,
        text: (await files.getText(resume)) ?? null,
        requests: requests.filter(({ resumeId }) => resumeId === resume.id),
        file: `/api/resumes/${resume.id}/view?download=1`,
      };
  }
}
