import { DomainError } from "#core/errors";
import { type Actor, nameOfActor } from "./audit-event";

/** Whoever reads. An owner is a viewer like any other. */
export type Viewer = { id: string; isAdmin: boolean; isPartner?: boolean };

/** The account, as the viewer of its own. */
export const ownerAsViewer = (id: string): Viewer => ({ id, isAdmin: false });

export const partnerAsViewer = (id: string): Viewer => ({ id, isAdmin: false, isPartner: true });

/** Whose tournament somebody looks at, and what they may do there. */
export type Access = {
  ownerId: string;
  actor: Actor;
  /** The owner's, where it is somebody else's; null: the viewer's own, who may do anything with it. */
  readOnlyOf: string | null;
};

export type Owned = { tournamentId: string } | { resumeId: string };

/** To be noted once in a span of time. */
export type View = {
  actor: string;
  action:
    | "resume.contact-viewed"
    | "resume.file-viewed"
    | "tournament.contacts-viewed"
    | "tournament.viewed-by-admin";
  /** As whose it is looked at; nothing is noted of what is not theirs. */
  ownerId: string;
  /** Undefined: all tournaments of the owner. */
  of: Owned | undefined;
  /** The day or the hour. */
  span: string;
};

export type ViewDeps = {
  now(): Date;
  views: {
    /** Undefined when there is no such thing. */
    findOwner(of: Owned): Promise<{ id: string; name: string; tournamentId: string } | undefined>;
    record(view: View, now: Date): Promise<void>;
  };
};

/**
 * As whom the viewer reads: as themselves what is theirs, and the administrator as its owner what is anybody's,
 * which is noted once an hour. Writing never asks this: it stays with the owner.
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
