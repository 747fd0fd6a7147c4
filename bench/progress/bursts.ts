import pLimit from "p-limit";
import type { ResumeView } from "#core/resumes/resume";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import type { Product } from "../running/product";
import { openTournament, type SentFile, sendResumes } from "../running/tournament";
import { enterWatchers, type Received } from "./watchers";

const CHANGES_AT_ONCE = 20;

/** What watchers received, and when each result was in the database (ms since the epoch). */
export type Burst = { received: Received; changedAt: Map<string, number> };

export async function openWatched(product: Product, watchers: number) {
  const id = await openTournament(product);
  return { product, id, watchers: await enterWatchers(product, id, watchers) };
}

type Watched = Awaited<ReturnType<typeof openWatched>>;

/** Results that complete at the pipeline's own pace. */
export async function readAll({ product, id, watchers }: Watched, files: SentFile[]): Promise<Burst> {
  const [received] = await Promise.all([
    watchers.until(
      ({ status }) => status === "done",
      ({ progress, cards }) => progress.status === "completed" && cards.size === files.length,
    ),
    sendResumes(product, id, files),
  ]);
  const resumes = await product.call<ResumeView[]>(`/api/tournaments/${id}/resumes`);
  const changedAt = resumes.map((resume) => [resume.id, Date.parse(resume.finishedAt ?? "")] as const);
  return { received, changedAt: new Map(changedAt) };
}

/** Changes tiers one result at a time, as fast as the API accepts them. */
export async function changeTiers({ product: { call }, id, watchers }: Watched): Promise<Burst> {
  const resumes = await call<ResumeView[]>(`/api/tournaments/${id}/resumes/cards`);
  const changedAt = new Map<string, number>();
  const limit = pLimit(CHANGES_AT_ONCE);
  const change = async (resumeId: string) => {
    await call(`/api/resumes/${resumeId}`, { tier: "B" }, "PUT");
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
export async function reweigh({ product: { call }, id, watchers }: Watched): Promise<Burst> {
  const { rubric, version } = await call<RubricDetail>(`/api/tournaments/${id}/rubric`);
  const criteria = rubric.criteria.map((criterion, index) =>
    index === 0 ? { ...criterion, weight: criterion.weight === 1 ? 2 : 1 } : criterion,
  );
  const reweigh = async () => {
    await call(`/api/tournaments/${id}/rubric`, { baseVersion: version, criteria }, "PUT");
    return Date.now();
  };
  const [received, answeredAt] = await Promise.all([
    watchers.until(
      (card) => card.rubricVersion === version + 1,
      ({ progress }) => progress.rubricVersion === version + 1 && progress.staleCount === 0,
    ),
    reweigh(),
  ]);
  const changedAt = new Map([...received.cardsAt.keys()].map((resumeId) => [resumeId, answeredAt]));
  return { received, changedAt };
}
