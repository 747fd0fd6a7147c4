import { JOB, makeResumes } from "../pipeline/make-resumes";
import { openTournament, sendResumes, untilRead } from "../running/tournament";
import { runSql } from "./clone-rows";
import { cloneForConsoles, cloneResumes, cloneTournaments } from "./clones";
import { type Callers, signIn } from "./sign-in";

export type World = {
  /** In the recruiter's first tournament and in the partner's first listing. */
  resumes: number;
  /** Number of the recruiter's tournaments, of the partner's listings, and of people who bought credits. */
  tournaments: number;
};

/** Sessions and ids for everything that the pages show. */
export type Filled = Callers & {
  ids: { tournament: string; listing: string; resume: string; user: string; partner: string };
};

/** Read by the product itself. All others are copies of these. */
const READ = 20;

const LISTING = {
  company: "Northwind",
  title: JOB.name,
  description: JOB.jobDescription,
  key_requirements: JOB.keyRequirements,
};

/** Fills a product that has just started. */
export async function fillWorld(
  product: { address: string; stateDir: string },
  world: World,
): Promise<Filled> {
  // Generated before the first request, because a connection that idles while this runs would be closed.
  const texts = (await makeResumes(10 * READ)).filter(({ type }) => type === "txt");
  const callers = await signIn(product.address);
  const { recruiter, admin, partner } = callers;
  const tournament = await openTournament(recruiter.call);
  await sendResumes(recruiter.call, tournament, texts);
  await untilRead(recruiter.call, tournament);
  const { listing_id: listing, employer_uuid: partnerId } = await partner.call<{
    listing_id: string;
    employer_uuid: string;
  }>("/v1/listings", JSON.stringify(LISTING));
  await recruiter.call("/api/create-checkout-session", JSON.stringify({ planId: 3 }));
  await admin.call("/api/admin/promo-codes", JSON.stringify({ code: "WELCOME" }));

  const others = world.tournaments - 1;
  await runSql(product.stateDir, [
    ...[tournament, listing].flatMap((id) => cloneTournaments(id, others)),
    ...cloneResumes({ tournament, listing, read: READ, wanted: world.resumes }),
    ...cloneForConsoles(others),
  ]);
  const [resume] = await recruiter.call<{ id: string }[]>(`/api/tournaments/${tournament}/resumes/cards`);
  const { id: user } = await recruiter.call<{ id: string }>("/api/auth/me");
  return { ...callers, ids: { tournament, listing, resume: resume?.id ?? "", user, partner: partnerId } };
}
