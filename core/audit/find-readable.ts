import { DomainError } from "#core/errors";
import { type Actor, nameOfActor } from "./audit-event";

/** Who is reading. An owner is a viewer like any other. */
export type Viewer = { id: string; isAdmin: boolean; isPartner?: boolean };

/** The account viewing its own data. */
export const ownerAsViewer = (id: string): Viewer => ({ id, isAdmin: false });

export const partnerAsViewer = (id: string): Viewer => ({ id, isAdmin: false, isPartner: true });

/** Whose data is being viewed, and by which viewer. */
export type Access = {
  ownerId: string;
  actor: Actor;
  /** The owner, if that is somebody else; null if it is the viewer's own. */
  readOnlyOf: string | null;
};

export type Owned = { tournamentId: string } | { resumeId: string };

/** A view to record once per period. */
export type View = {
  actor: string;
  action:
    | "resume.contact-viewed"
    | "resume.file-viewed"
    | "tournament.contacts-viewed"
    | "tournament.viewed-by-admin";
  /** The expected owner; nothing is recorded if it belongs to somebody else. */
  ownerId: string;
  /** Undefined for all of the owner's tournaments. */
  of: Owned | undefined;
  /** The day or hour, as part of the key. */
  span: string;
};

export type ViewDeps = {
  now(): Date;
  views: {
    /** Undefined if it does not exist. */
    findOwner(of: Owned): Promise<{ id: string; name: string; tournamentId: string } | undefined>;
    record(view: View, now: Date): Promise<void>;
  };
};

/**
 * Finds what the viewer may read: their own data or, for the administrator, anybody's, which is recorded once an hour.
 * For reading only; writing is always limited to the owner.
 */
export async function findReadable(deps: ViewDeps, viewer: Viewer, of: Owned): Promise<Access> {
  const kind = viewer.isPartner ? "partner" : "user";
  const own: Access = { ownerId: viewer.id, actor: { kind, id: viewer.id }, readOnlyOf: null };
  if (!viewer.isAdmin) return own;
  const owner = await deps.views.findOwner(of);
  if (!owner) throw new DomainError("tournamentId" in of ? "tournament_not_found" : "resume_not_found");
  if (owner.id === viewer.id) return own;

  const actor: Actor = { kind: "admin", id: viewer.id };
  const { tournamentId } = owner;
  const now = deps.now();
  const span = now.toISOString().slice(0, 13);
  await deps.views.record(
    {
      actor: nameOfActor(actor),
      action: "tournament.viewed-by-admin",
      ownerId: owner.id,
      of: { tournamentId },
      span,
    },
    now,
  );
  return { ownerId: owner.id, actor, readOnlyOf: owner.name };
}
