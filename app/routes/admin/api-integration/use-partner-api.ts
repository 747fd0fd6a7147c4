import { useState } from "react";
import { ApiError } from "#app/lib/api.ts";
import { type LoggedCall, prettyBody } from "./call-log";
import * as words from "./words";

export type Token = { token: string; expires_in: number };

/** Fields of a listing that later calls need, and others that a response may contain. */
export type Listing = {
  listing_id: string;
  employer_uuid: string;
  job_title: string;
  status: string;
} & Record<string, unknown>;

export type ExternalResume = {
  file_id: string;
  filename: string;
  status: string;
  created_at?: string;
  error?: string | null;
};

type Request = { method: "GET" | "POST"; path: string; json?: unknown; form?: FormData };

/** Calls the API as a partner's client would. The results are kept only while the page is open. */
export function usePartnerApi() {
  const [session, setSession] = useState<Token>();
  const [listing, setListing] = useState<Listing>();
  const [resumes, setResumes] = useState<ExternalResume[]>();
  const [log, setLog] = useState<LoggedCall[]>([]);

  async function call<Answer>({ method, path, json, form }: Request): Promise<Answer> {
    const startedAt = performance.now();
    const note = (status: number | null, answer: string) => {
      const sent = json === undefined ? fileNamesOf(form) : prettyBody(JSON.stringify(json));
      const milliseconds = Math.round(performance.now() - startedAt);
      const at = new Date().toISOString();
      setLog((calls) => [
        { id: calls.length + 1, at, method, path, status, milliseconds, sent, answer },
        ...calls,
      ]);
    };
    try {
      const { response, text } = await request(method, path, {
        headers: {
          ...(session && { Authorization: `Bearer ${session.token}` }),
          ...(json !== undefined && { "Content-Type": "application/json" }),
        },
        body: json === undefined ? form : JSON.stringify(json),
      });
      if (!response.ok) {
        const error = new ApiError(response.status, response.statusText, text);
        note(response.status, error.message);
        throw error;
      }
      note(response.status, prettyBody(text));
      return JSON.parse(text) as Answer;
    } catch (error) {
      if (error instanceof TypeError) note(null, words.noResponseReceived);
      throw error;
    }
  }

  return {
    session,
    listing,
    resumes,
    log,
    clearLog: () => setLog([]),
    async logIn(username: string, password: string) {
      const json = { username, password };
      setSession(await call<Token>({ method: "POST", path: "/auth/login", json }));
      // A different partner may have logged in, so discard the previous one's data.
      setListing(undefined);
      setResumes(undefined);
    },
    async createListing(json: unknown) {
      setListing(await call<Listing>({ method: "POST", path: "/v1/listings", json }));
      setResumes(undefined);
    },
    async getListing({ listing_id }: Listing) {
      setListing(await call<Listing>({ method: "GET", path: `/v1/listings/${listing_id}` }));
    },
    async uploadResume({ employer_uuid, listing_id }: Listing, file: File) {
      const form = new FormData();
      form.append("file", file);
      const path = `/v1/users/${employer_uuid}/jobs/${listing_id}/upload?filename=${encodeURIComponent(file.name)}`;
      return call<Pick<ExternalResume, "file_id" | "status">>({ method: "POST", path, form });
    },
    async listResumes({ listing_id }: Listing) {
      setResumes(await call<ExternalResume[]>({ method: "GET", path: `/v1/listings/${listing_id}/resumes` }));
    },
  };
}

export type PartnerApi = ReturnType<typeof usePartnerApi>;

/** Sends no cookies, so that the administrator's own session has no effect. */
async function request(method: string, path: string, init: RequestInit) {
  const response = await fetch(path, { method, credentials: "omit", ...init });
  return { response, text: await response.text() };
}

function fileNamesOf(form: FormData | undefined): string | null {
  const file = form?.get("file");
  return file instanceof File ? `file: ${file.name}` : null;
}
