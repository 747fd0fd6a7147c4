import { makeZip, predictLength } from "client-zip";
import type { Tier } from "#core/analysis/scorecard";
import { correctExtension } from "#core/documents/file-names";
import { matrixRows } from "#core/exports/candidate-matrix";
import { readRows } from "#core/exports/export-candidates";
import { MAX_IDS } from "#core/resumes/candidate-query.schema";
import { uniqueNames } from "#core/resumes/entry-names";
import { ranksOf } from "#core/resumes/rank-candidates";
import type { TierZip } from "#core/tournaments/cache-export";
import type { createCandidateRepository } from "./d1/candidate-repository";
import type { createResumeRepository } from "./d1/resume-repository";
import type { createTournamentRepository } from "./d1/tournament-repository";
import type { createFileStore } from "./files";
import { writeCsv } from "./spreadsheet";
import { sha256 } from "./tokens";

const PIECE_BYTES = 256 * 1024;
/** The name of the table among the files. */
const TABLE = "candidates.csv";

type Deps = {
  tournaments: Pick<ReturnType<typeof createTournamentRepository>, "findHead">;
  candidates: ReturnType<typeof createCandidateRepository>;
  resumes: Pick<ReturnType<typeof createResumeRepository>, "listTier" | "listByIds">;
  files: Pick<ReturnType<typeof createFileStore>, "open">;
};

type Entry = { id: string; name: string; size: number; lastModified: Date };

export async function findTierZip(
  deps: Deps,
  tournamentId: string,
  tier: Tier,
): Promise<TierZip | undefined> {
  const [head, listed, bestFirst] = await Promise.all([
    deps.tournaments.findHead(tournamentId),
    deps.resumes.listTier(tournamentId, tier),
    deps.candidates.listFirstIds(tournamentId, tier, MAX_IDS),
  ]);
  const places = new Map(bestFirst.map((id, index) => [id, index]));
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? bestFirst.length;
  const resumes = listed.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (!head || resumes.length === 0) return undefined;
  const named = resumes.map(({ fileName, fileType, ...resume }) => ({
    ...resume,
    fileName: correctExtension(fileName, fileType),
  }));
  const entries = uniqueNames(named, [TABLE]).map(
    ({ id, name, size, createdAt }): Entry => ({ id, name, size, lastModified: createdAt }),
  );
  const { criteria } = head.rubric;
  const results = resumes.map(({ result }) => result);
  return {
    tournamentId,
    tier,
    name: head.name,
    fingerprint: sha256(JSON.stringify([entries, results, criteria])),
    resumes: entries.length,
    open: async () => {
      const ids = entries.map(({ id }) => id);
      // Held in memory as a whole, about 3 KB per candidate, because its length must be known before the first byte
      // is sent.
      const rows = readRows(deps, ids, ranksOf(resumes));
      const csv = writeCsv(matrixRows(rows, { criteria, isBlind: false, tier }));
      const input = new Uint8Array(await new Response(csv).arrayBuffer());
      const table = { name: TABLE, size: input.byteLength, lastModified: entries[0]?.lastModified, input };
      const files = async function* () {
        yield table;
        yield* openFiles(deps, tournamentId, entries);
      };
      return {
        size: Number(predictLength([table, ...entries])),
        zip: makeZip(files(), { buffersAreUTF8: true }),
      };
    },
  };
}

/** Opens each file while the previous one is being sent, so that the export does not wait for R2 500 times. */
async function* openFiles(deps: Deps, tournamentId: string, entries: Entry[]) {
  const open = (entry: Entry | undefined) => {
    const opening = entry && deps.files.open({ id: entry.id, tournamentId });
    // It is awaited in its turn. If the export ends before that, this avoids an unhandled rejection.
    opening?.catch(() => {});
    return opening;
  };
  let opening = open(entries[0]);
  for (const [index, { id: _id, ...entry }] of entries.entries()) {
    const file = await opening;
    opening = open(entries[index + 1]);
    if (file) yield { ...entry, input: inPieces(file.body) };
  }
}

/** Reads large pieces; a default reader gets 4 KB at a time, each at the cost of a round of promises. */
async function* inPieces(body: ReadableStream): AsyncGenerator<Uint8Array> {
  const reader = body.getReader({ mode: "byob" });
  for (;;) {
    const { done, value } = await reader.readAtLeast(PIECE_BYTES, new Uint8Array(PIECE_BYTES));
    if (done) return;
    yield value;
  }
}
