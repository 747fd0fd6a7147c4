import type { ApiKey } from "#core/api-keys/api-key";
import type { Purchase } from "#core/billing/checkout";
import { type CreditEntry, HISTORY_SIZE } from "#core/billing/credits";
import type { CandidateRequest } from "#core/candidate-page/candidate-page";
import type { StoredFile } from "#core/documents/document";
import type { PageCursor, Slice } from "#core/paging";
import { getRecords, type RecordDeps } from "#core/records/get-records";
import type { ResumeView } from "#core/resumes/resume";
import type { TournamentListItem } from "#core/tournaments/tournament";
import type { CurrentUser } from "./account";

/** How many resumes are in memory at a time. */
const CHUNK = 25;

type Deps = RecordDeps & {
  now(): Date;
  apiKeys: { list(ownerId: string): Promise<ApiKey[]> };
  tournaments: { list(userId: string): Promise<TournamentListItem[]> };
  resumes: { listAfter(userId: string, after: string, limit: number): Promise<ResumeView[]> };
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
  yield `{"exportedAt": ${JSON.stringify(deps.now().toISOString())}`;
  yield member("account", user);
  yield member("apiKeys", await deps.apiKeys.list(user.id));
  yield member("purchases", await readAll((cursor) => deps.checkouts.listPurchases(user.id, cursor)));
  yield member("credits", await readAll((cursor) => deps.credits.listEntries(user.id, cursor)));
  yield member("tournaments", await deps.tournaments.list(user.id));
  yield ',\n"decisionRecords": [';
  for (const [index, { id }] of (await deps.records.list(user.id)).entries()) {
    yield `${index > 0 ? "," : ""}\n${JSON.stringify(await getRecords(deps, user.id, id))}`;
  }
  yield '],\n"resumes": [';
  let separator = "\n";
  for (let after = ""; ; ) {
    const resumes = await deps.resumes.listAfter(user.id, after, CHUNK);
    const requests = await deps.candidatePages.listRequestsOf(resumes.map(({ id }) => id));
    for (const resume of resumes) {
      const own = requests.filter(({ resumeId }) => resumeId === resume.id);
      const text = (await deps.files.getText(resume)) ?? null;
      yield separator +
        JSON.stringify({ ...resume, text, requests: own, file: `/api/resumes/${resume.id}/view?download=1` });
      separator = ",\n";
    }
    const last = resumes.at(-1);
    if (!last || resumes.length < CHUNK) break;
    after = last.id;
  }
  yield "\n]}\n";
}

async function readAll<Row>(read: (cursor: PageCursor) => Promise<Slice<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | undefined; ; ) {
    const page = await read({ after, before: undefined });
    rows.push(...page.rows);
    if (!page.after || page.rows.length < HISTORY_SIZE) return rows;
    after = page.after;
  }
}
