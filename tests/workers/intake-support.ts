import type { Job } from "#core/jobs/job";
import type { WebEnv } from "#platform/env";
import { call } from "./call";
import { openTournament, RESUME_TEXT, signUp, webEnv } from "./support";

/** The web Worker's bindings with a queue that only remembers what was put on it. */
export function withQueue(more: Partial<WebEnv> = {}) {
  const queued: Job[] = [];
  const JOBS = {
    send: async (job: Job) => {
      queued.push(job);
    },
    sendBatch: async (messages: Iterable<{ body: Job }>) => {
      for (const { body } of messages) queued.push(body);
    },
  } as unknown as WebEnv["JOBS"];
  return { queued, env: { ...webEnv, JOBS, ...more } };
}

export type Settings = {
  ways: {
    kind: string;
    isAvailable: boolean;
    address: string | null;
    since: string | null;
    received: number;
  }[];
  mails: { spf: string; dkim: string; added: number; refused: number }[];
};

/** A tournament with a way in that is turned on. */
export async function openIntake(kind: "link" | "mail", env?: WebEnv) {
  const { user, token } = await signUp();
  const { id } = await openTournament(user.id);
  const path = `/api/tournaments/${id}/intake`;
  const turn = async (method: "POST" | "DELETE" | "GET") => {
    const answer = await call(method === "GET" ? path : `${path}/${kind}`, { token, method, env });
    return answer.json<Settings>();
  };
  const address = addressOf(await turn("POST"), kind);
  return { user, token, id, address, key: new URL(`http://${address}`).searchParams.get("key") ?? "", turn };
}

export const addressOf = ({ ways }: Settings, kind: "link" | "mail") =>
  ways.find((way) => way.kind === kind)?.address ?? "";

type Form = {
  file?: File | null;
  fields?: Record<string, string>;
  env?: WebEnv;
  headers?: Record<string, string>;
};

export const aResume = (name = "jordan.txt", text = RESUME_TEXT) => new File([text], name);

/** Sends the form of the apply page, and says where it leads. */
export async function apply(key: string, { file = aResume(), fields = {}, env, headers }: Form = {}) {
  const body = new FormData();
  if (file) body.set("file", file);
  for (const [name, value] of Object.entries({ website: "", ...fields })) body.set(name, value);
  const answer = await call(`/apply?key=${key}`, { body, env, headers });
  const to = new URL(answer.headers.get("Location") ?? "", "https://app.example").searchParams;
  return { status: answer.status, sent: to.get("sent"), problem: to.get("problem") };
}
