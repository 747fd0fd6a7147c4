import type { Tier } from "#core/analysis/scorecard";
import { findReadable, type Owned, type Viewer } from "#core/audit/find-readable";
import { recordView } from "#core/audit/record-view";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { ResumeView } from "#core/resumes/resume";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import type { TournamentDetail } from "#core/tournaments/tournament";
import type { Connected } from "./connect";

type OwnersReads = {
  getTournament(ownerId: string, tournamentId: string): Promise<TournamentDetail>;
  getRubric(ownerId: string, tournamentId: string): Promise<RubricDetail>;
  listResumes(ownerId: string, tournamentId: string): Promise<ResumeView[]>;
  listCandidates(ownerId: string, tournamentId: string): Promise<CandidateCardView[]>;
  listFirst(ownerId: string, tournamentId: string, tier?: Tier): Promise<CandidateCardView[]>;
  getResume(ownerId: string, resumeId: string): Promise<ResumeView>;
  getResumeText(ownerId: string, resumeId: string): Promise<string>;
};

/** All candidates at once, or the first of them, or of a tier. */
export type ListBegin = "whole" | { tier: Tier | undefined };

/**
 * What is read for a viewer: their own, and for the administrator anybody's. It is noted who saw whose contact
 * data and files. What the owner's reads do is the same, but nothing is noted of them.
 */
export function createViewServices(deps: Connected, own: OwnersReads) {
  const accessTo = (viewer: Viewer, of: Owned) => findReadable(deps, viewer, of);

  /** Of one resume, to be seen with how to reach the candidate. */
  async function openResume(viewer: Viewer, resumeId: string) {
    const access = await accessTo(viewer, { resumeId });
    await recordView(deps, access, "resume.contact-viewed", { resumeId });
    return access;
  }

  /** Of a list of candidates. */
  async function openList(viewer: Viewer, tournamentId: string) {
    const access = await accessTo(viewer, { tournamentId });
    await recordView(deps, access, "tournament.contacts-viewed", { tournamentId });
    return access;
  }

  return {
    viewTournament: async (viewer: Viewer, tournamentId: string) => {
      const { ownerId } = await accessTo(viewer, { tournamentId });
      return own.getTournament(ownerId, tournamentId);
    },
    viewRubric: async (viewer: Viewer, tournamentId: string) => {
      const { ownerId } = await accessTo(viewer, { tournamentId });
      return own.getRubric(ownerId, tournamentId);
    },
    /** Best first. */
    viewCandidates: async (viewer: Viewer, tournamentId: string) => {
      const { ownerId, readOnlyOf } = await openList(viewer, tournamentId);
      const cards = await own.listCandidates(ownerId, tournamentId);
      return readOnlyOf === null ? cards : cards.map(withoutNote);
    },
    /** Best first. */
    viewResumes: async (viewer: Viewer, tournamentId: string) => {
      const { ownerId, readOnlyOf } = await openList(viewer, tournamentId);
      const resumes = await own.listResumes(ownerId, tournamentId);
      return readOnlyOf === null ? resumes : resumes.map(withoutNote);
    },
    /** What the page of a tournament begins with, and whose it is. */
    viewTournamentPage: async (viewer: Viewer, tournamentId: string, begin: ListBegin) => {
      const { ownerId, readOnlyOf } = await openList(viewer, tournamentId);
      const [tournament, cards, rubric] = await Promise.all([
        own.getTournament(ownerId, tournamentId),
        begin === "whole"
          ? own.listCandidates(ownerId, tournamentId)
          : own.listFirst(ownerId, tournamentId, begin.tier),
        own.getRubric(ownerId, tournamentId),
      ]);
      const resumes = readOnlyOf === null ? cards : cards.map(withoutNote);
      return { tournament, resumes, rubric, readOnlyOf };
    },
    viewResume: async (viewer: Viewer, resumeId: string) => {
      const { ownerId, readOnlyOf } = await openResume(viewer, resumeId);
      const resume = await own.getResume(ownerId, resumeId);
      return readOnlyOf === null ? resume : withoutNote(resume);
    },
    viewResumeText: async (viewer: Viewer, resumeId: string) => {
      const { ownerId } = await openResume(viewer, resumeId);
      return own.getResumeText(ownerId, resumeId);
    },
    /** The resume whose file is to be sent. */
    viewResumeFile: async (viewer: Viewer, resumeId: string) => {
      const access = await accessTo(viewer, { resumeId });
      await recordView(deps, access, "resume.file-viewed", { resumeId });
      return own.getResume(access.ownerId, resumeId);
    },
    /** All of the viewer's own, newest first. */
    viewAllResumes: async ({ id: ownerId }: Viewer) => {
      await recordView(deps, { ownerId, actor: { kind: "user", id: ownerId } }, "tournament.contacts-viewed");
      return deps.listAllResumes(ownerId);
    },
    /** Whose tournament it is to read, for a channel that tells its candidates. */
    viewRoom: async (viewer: Viewer, tournamentId: string) => {
      const { ownerId } = await openList(viewer, tournamentId);
      return own.getTournament(ownerId, tournamentId);
    },
  };
}

/** A note is promised to be seen by its writer alone. */
const withoutNote = <Seen extends { noteAt: string | null; note?: string }>(seen: Seen): Seen => ({
  ...seen,
  ...(seen.note !== undefined && { note: "" }),
  noteAt: null,
});
