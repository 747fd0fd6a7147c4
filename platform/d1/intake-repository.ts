import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { AuditEvent } from "#core/audit/audit-event";
import { type Intake, type IntakeKind, type IntakeMail, MAILS_SHOWN } from "#core/intake/intake";
import type { OpenIntake } from "#core/intake/list-intakes";
import type { NewIntake } from "#core/intake/open-intake";
import type { NewIntakeMail } from "#core/intake/receive-mail";
import { insertAuditEvent, insertAuditEvents } from "./audit-repository";
import type { Database } from "./database";
import { intakeMails, intakes, tournaments } from "./schema";

export function createIntakeRepository(db: Database) {
  const isOpen = ({ tournamentId, kind }: { tournamentId: string; kind: IntakeKind }) =>
    and(eq(intakes.tournamentId, tournamentId), eq(intakes.kind, kind), isNull(intakes.closedAt));

  return {
    async open(intake: NewIntake, event: AuditEvent): Promise<void> {
      await db.batch([
        insertAuditEvent(db, event, intake.createdAt),
        db.update(intakes).set({ closedAt: intake.createdAt }).where(isOpen(intake)),
        db.insert(intakes).values(intake),
      ]);
    },

    async close(of: { tournamentId: string; kind: IntakeKind }, event: AuditEvent, now: Date): Promise<void> {
      await db.batch([
        insertAuditEvents(db, event, sql`intakes where ${isOpen(of)}`, now),
        db.update(intakes).set({ closedAt: now }).where(isOpen(of)),
      ]);
    },

    async listOpen(tournamentId: string): Promise<OpenIntake[]> {
      const { id, kind, tokenHash, createdAt, receivedCount: received } = intakes;
      return db
        .select({ id, kind, tokenHash, createdAt, received })
        .from(intakes)
        .where(and(eq(intakes.tournamentId, tournamentId), isNull(intakes.closedAt)));
    },

    async findByToken(kind: IntakeKind, tokenHash: string): Promise<Intake | undefined> {
      const { id, tournamentId } = intakes;
      const [row] = await db
        .select({ id, tournamentId, kind: intakes.kind, tournamentName: tournaments.name })
        .from(intakes)
        .innerJoin(tournaments, eq(tournaments.id, intakes.tournamentId))
        .where(and(eq(intakes.tokenHash, tokenHash), eq(intakes.kind, kind), isNull(intakes.closedAt)));
      return row;
    },

    async recordArrival(intakeId: string, event: AuditEvent, now: Date): Promise<void> {
      await db.batch([
        insertAuditEvent(db, event, now),
        db
          .update(intakes)
          .set({ receivedCount: sql`${intakes.receivedCount} + 1` })
          .where(eq(intakes.id, intakeId)),
      ]);
    },

    async hasMail(tournamentId: string, messageHash: string): Promise<boolean> {
      const [row] = await db
        .select({ id: intakeMails.id })
        .from(intakeMails)
        .where(and(eq(intakeMails.tournamentId, tournamentId), eq(intakeMails.messageHash, messageHash)));
      return row !== undefined;
    },

    async insertMail(mail: NewIntakeMail): Promise<void> {
      await db.insert(intakeMails).values(mail).onConflictDoNothing();
    },

    async listMails(tournamentId: string): Promise<IntakeMail[]> {
      const { createdAt, spf, dkim, added, refused } = intakeMails;
      const rows = await db
        .select({ createdAt, spf, dkim, added, refused })
        .from(intakeMails)
        .where(eq(intakeMails.tournamentId, tournamentId))
        .orderBy(desc(createdAt), desc(intakeMails.id))
        .limit(MAILS_SHOWN);
      return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() }));
    },
  };
}
