import type { ReactNode } from "react";
import { CardList } from "#app/components/card-list.tsx";
import { SampleBadge } from "#app/components/sample-badge.tsx";
import { CopyButton, StatusBadge, TimeAgo } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import type { PayingUserRow, PayingUserTournament } from "#core/billing/paying-user";
import * as words from "./words";

export function UserDetails({ user }: { user: PayingUserRow }) {
  const { id, stripeCustomerId, planName, tournaments, tournamentCount } = user;
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-[auto_auto_1fr]">
        <Fact label={words.userId}>
          <Id value={id} label={words.copyUserId} />
        </Fact>
        <Fact label={words.customerId}>
          {stripeCustomerId ? <Id value={stripeCustomerId} label={words.copyCustomerId} /> : "N/A"}
        </Fact>
        <Fact label={words.plan}>{planName}</Fact>
      </dl>
      <section>
        <h2 className="eyebrow">{words.tournaments}</h2>
        {tournaments.length === 0 ? (
          <p className="mt-1 text-muted">{words.noneYet}</p>
        ) : (
          <ul className="mt-2 grid items-start gap-3 lg:grid-cols-2">
            {tournaments.map((tournament) => (
              <TournamentItem key={tournament.id} tournament={tournament} />
            ))}
          </ul>
        )}
        {tournamentCount > tournaments.length && (
          <p className="mt-3 text-muted">
            {words.newestOf(tournaments.length, tournamentCount.toLocaleString("en"))}
          </p>
        )}
      </section>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="flex min-h-7 items-center gap-1">{children}</dd>
    </div>
  );
}

function Id({ value, label }: { value: string; label: string }) {
  return (
    <>
      <code className="min-w-0 break-all font-mono text-xs">{value}</code>
      <CopyButton text={value} label={label} />
    </>
  );
}

function TournamentItem({ tournament }: { tournament: PayingUserTournament }) {
  const { id, name, status, resumeCount, createdAt, jobDescription, keySkills, isDemoTournament } =
    tournament;
  return (
    <li className="flex h-full min-w-0 flex-col gap-2 rounded-md border bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 break-words text-base tracking-normal">
          <a
            href={`/dashboard/tournament/${id}`}
            target="_blank"
            rel="noopener"
            className="underline-offset-4 hover:underline"
          >
            {name}
          </a>
          {isDemoTournament && <SampleBadge />}
        </h3>
        <StatusBadge status={status} />
      </div>
      <p className="text-muted text-xs">
        {words.created(count(resumeCount, "resume"))} <TimeAgo iso={createdAt} />
      </p>
      {jobDescription && <p className="break-words">{jobDescription}</p>}
      <CardList label={words.keySkills} items={keySkills} look="chips" isPending={false} isBrief />
    </li>
  );
}
