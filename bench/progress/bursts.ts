import pLimit from "p-limit";
import type { ResumeView } from "#core/resumes/resume";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import type { Call } from "../running/client";
import { openTournament, type SentFile, sendResumes } from "../running/tournament";
import { enterWatchers, type Received, type Watchers } from "./watchers";

const CHANGES_AT_ONCE = 20;

/** What watchers were received, and when each result was in the database (ms since the epoch). */
export type Burst = { received: Received; changedAt: Map<string, number> };

export type Watched = { call: Call; id: string; watchers: Watchers };

export async function openWatched(
  address: string,
  { token, call }: { token: string; call: Call },
  watchers: number,
): Promise<Watched> {
  const id = await openTournament(call);
  return { call, id, watchers: await enterWatchers(address, token, id, watchers) };
}

/** Results that complete at the pipeline's own pace. */
export async function readAll({ call, id, watchers }: Watched, files: SentFile[]): Promise<Burst> {
  const [received] = await Promise.all([
    watchers.until(
      ({ status }) => status === "done",
      ({ progress, cards }) => progress.status === "completed" && cards.size === files.length,
    ),
    sendResumes(call, id, files),
  ]);
  const resumes = await call<ResumeView[]>(`/api/tournaments/${id}/resumes`);
  const changedAt = resumes.map((resume) => [resume.id, Date.parse(resume.finishedAt ?? "")] as const);
  return { received, changedAt: new Map(changedAt) };
}

/** Changes tiers one result at a time, as fast as the API accepts them. */
export async function changeTiers({ call, id, watchers }: Watched): Promise<Burst> {
  const resumes = await call<ResumeView[]>(`/api/tournaments/${id}/resumes/cards`);
  const changedAt = new Map<string, number>();
  const limit = pLimit(CHANGES_AT_ONCE);
  const change = async (resumeId: string) => {
    await call(`/api/resumes/${resumeId}`, JSON.stringify({ tier: "B" }), "PUT");
    changedAt.set(resumeId, Date.now());
  };
  const [received] = await Promise.all([
    watchers.until(
      ({ recruiterTier }) => recruiterTier !== null,
      ({ progress }) => progress.tierCounts.B === resumes.length,
    ),
    ...resumes.map((resume) => limit(() => change(resume.id))),
  ]);
  return { received, changedAt };
}

/** Changes the weights, so that one call recalculates every result. */
export async function reweigh({ call, id, watchers }: Watched): Promise<Burst> {
  const { rubric, version } = await call<RubricDetail>(`/api/tournaments/${id}/rubric`);
  const criteria = rubric.criteria.map((criterion, index) =>
    index === 0 ? { ...criterion, weight: criterion.weight === 1 ? 2 : 1 } : criterion,
  );
  const [received, answeredAt] = await Promise.all([
    watchers.until(
      (card) => card.rubricVersion === version + 1,
      ({ progress }) => progress.rubricVersion === version + 1 && progress.staleCount === 0,
    ),
    call(`/api/tournaments/${id}/rubric`, JSON.stringify({ baseVersion: version, criteria }), "PUT").then(
      () => Date.now(),
    ),
  ]);
  return {
    received,
    changedAt: new Map([...received.cardsAt.keys()].map((resumeId) => [resumeId, answeredAt])),
  };
}
