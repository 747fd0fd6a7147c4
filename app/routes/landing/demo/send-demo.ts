import { ApiError } from "#app/lib/api.ts";
import type { UploadResult } from "#core/resumes/upload-limits";
import * as words from "./words";

export class DemoRefused extends Error {}

export const createDemo = (json: string): Promise<string> => begin("/api/demo/tournament", json);

export const createSampleDemo = (): Promise<string> => begin("/api/demo/sample", "{}");

async function begin(path: string, json: string): Promise<string> {
  const failed = words.createTournamentFailed;
  const response = await post(path, failed, { body: json, headers: { "Content-Type": "application/json" } });
  const text = await response.text();
  if (!response.ok) {
    const reason = new ApiError(response.status, response.statusText, text).words;
    // A 503 carries our own message: the demo is paused.
    const isTold = reason && (response.status < 500 || response.status === 503);
    throw new DemoRefused(isTold ? `${failed}. ${reason}` : failed);
  }
  try {
    return String((JSON.parse(text) as { id: string }).id);
  } catch {
    throw new DemoRefused(words.invalidResponse);
  }
}

export async function uploadToDemo(id: string, files: File[]): Promise<UploadResult> {
  const failed = words.uploadFailed;
  const body = new FormData();
  for (const file of files) body.append("files", file, file.name);
  const response = await post(`/api/demo/tournament/${id}/resumes`, failed, { body });
  if (!response.ok) {
    const refusal = new ApiError(response.status, response.statusText, await response.text());
    throw new DemoRefused(refusal.words ?? failed);
  }
  return response.json();
}

async function post(path: string, failed: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { method: "POST", ...init });
  } catch {
    throw new DemoRefused(failed);
  }
}
