import {
  auditEntries,
  checkouts,
  creditEntries,
  listings,
  resumes,
  rubricVersions,
  tournaments,
  users,
} from "#platform/d1/schema";
import { cloneRows, NEW_ID } from "./clone-rows";

/** Number of resumes in every tournament but the first. */
const IN_OTHERS = 4;

const count = (column: string, isCounted: string) =>
  `${column} = (select count(*) from resumes r where r.tournament_id = tournaments.id and ${isCounted})`;
const COUNTED = [
  count("done_count", "r.status = 'done'"),
  ...["a", "b", "c", "d"].map((tier) => count(`tier_${tier}_count`, `r.tier = '${tier.toUpperCase()}'`)),
];

const NO_COUNTS = Object.fromEntries(
  [
    "resume_count",
    "done_count",
    "error_count",
    "tier_a_count",
    "tier_b_count",
    "tier_c_count",
    "tier_d_count",
  ].map((column) => [column, "0"]),
);

/** Clones a tournament or listing for the same owner, each an hour apart, together with its rubric. */
export function cloneTournaments(id: string, times: number): string[] {
  const copied = `tournaments.user_id = (select user_id from tournaments where id = '${id}')
    and tournaments.id <> '${id}' and not tournaments.is_demo_tournament`;
  return [
    cloneRows(tournaments, {
      times,
      but: {
        id: NEW_ID,
        name: "tournaments.name || ' ' || n",
        status: "'completed'",
        created_at: "tournaments.created_at - n * 3600000",
        ...NO_COUNTS,
      },
      from: `tournaments where tournaments.id = '${id}'`,
    }),
    cloneRows(rubricVersions, {
      times: 1,
      but: { tournament_id: "tournaments.id" },
      from: `rubric_versions join tournaments on ${copied} where rubric_versions.tournament_id = '${id}'`,
    }),
    cloneRows(listings, {
      times: 1,
      but: { tournament_id: "tournaments.id" },
      from: `listings join tournaments on ${copied} where listings.tournament_id = '${id}'`,
    }),
  ];
}

type ResumeClones = { tournament: string; listing: string; read: number; wanted: number };

/**
 * Copies the processed resumes until both the tournament and the listing have `wanted`, and adds a few to all other
 * tournaments.
 */
export function cloneResumes({ tournament, listing, read, wanted }: ResumeClones): string[] {
  const percent = "35 + (n * 7 + resumes.rowid * 13) % 62";
  const judged = (to: string) => ({
    id: NEW_ID,
    tournament_id: to,
    sha256: "lower(hex(randomblob(32)))",
    file_name: "'person-' || n || '-' || resumes.file_name",
    // Old enough not to count as work of the last hour.
    queued_at: "resumes.queued_at - 86400000",
    finished_at: "resumes.finished_at - 86400000",
    match_percent: percent,
    tier: `case when ${percent} >= 90 then 'A' when ${percent} >= 70 then 'B' when ${percent} >= 50 then 'C' else 'D' end`,
  });
  const from = `resumes where resumes.tournament_id = '${tournament}'`;
  return [
    cloneRows(resumes, { times: wanted / read, but: judged(`'${listing}'`), from }),
    cloneRows(resumes, {
      times: 1,
      but: judged("tournaments.id"),
      from: `resumes join tournaments on tournaments.resume_count = 0 and tournaments.status = 'completed'
        where resumes.id in (select id from resumes where tournament_id = '${tournament}' limit ${IN_OTHERS})`,
    }),
    cloneRows(resumes, { times: wanted / read - 1, but: judged(`'${tournament}'`), from }),
    // The triggers count every inserted resume as still waiting to be read, so the counters are corrected here.
    `update tournaments set status = 'completed', ${COUNTED.join()} where resume_count > 0;`,
    cloneRows(auditEntries, {
      times: 1,
      but: {
        key: "null",
        tournament_id: "resumes.tournament_id",
        resume_id: "resumes.id",
        hash: "null",
      },
      from: `audit_entries join resumes on resumes.file_name like 'person-%'
        where audit_entries.key = (select min(key) from audit_entries where action = 'resume.scored')`,
    }),
  ];
}

const NOTHING_YET = Object.fromEntries(
  [
    "is_paying",
    "tournament_count",
    "resume_count",
    "active_count",
    "processed_count",
    "top_count",
    "ending_count",
  ].map((column) => [column, "0"]),
);

/** Tournaments in a credit pack. */
const A_PACK = 5;

/** Clones what the console and the credits page list: customers, their purchases, and what they spent credits on. */
export function cloneForConsoles(times: number): string[] {
  const recruiter = "(select id from users where email = 'recruiter@example.com')";
  return [
    cloneRows(users, {
      times,
      but: {
        id: NEW_ID,
        email: "'buyer-' || n || '@example.com'",
        additional_tournament_credits: "3",
        has_unlimited_access: "0",
        base_grant_id: "null",
        sample_made_at: "users.created_at",
        ...NOTHING_YET,
      },
      from: "users where users.email = 'recruiter@example.com'",
    }),
    cloneRows(checkouts, {
      times: Math.ceil(times / A_PACK),
      but: { id: NEW_ID, session_id: "null", status: "'paid'", paid_at: "checkouts.created_at" },
      from: `checkouts where checkouts.user_id = ${recruiter}`,
    }),
    `insert into credit_entries with recursive numbers(n) as
      (select 1 where ${times} > 0 union all select n + 1 from numbers where n < ${times})
      select 'grant-' || n, ${recruiter}, 'grant-' || n, 'grant', 'admin', 2, 1, null, 'grant-' || n, '', 1000 * n
      from numbers;`,
    cloneRows(creditEntries, {
      times: 1,
      but: {
        id: "'spend-' || credit_entries.id",
        kind: "'spend'",
        amount: "-1",
        cause: "'spend-' || credit_entries.id",
      },
      from: "credit_entries where credit_entries.id like 'grant-%'",
    }),
  ];
}
