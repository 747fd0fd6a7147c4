import { useRevalidator } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import * as words from "../words";

const NO_FILE = words.resumeFileNotAvailable;
const NOT_OPENED = words.couldNotOpenResume;

/** Why a file cannot be opened, by HTTP status; undefined if there was no response. */
export function problemWithFile(status: number | undefined): string | undefined {
  if (status === 200) return undefined;
  return status === 404 ? NO_FILE : NOT_OPENED;
}

/**
 * For a link to a file in a new tab: opens it after checking that it exists, so that errors show on this page instead
 * of a bare one. Other ways of following the link are left to the browser.
 */
export function useOpenFile(href: string) {
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setProblem(undefined);
    const status = await fetch(href, { method: "HEAD", cache: "no-store" }).then(
      (response) => response.status,
      () => undefined,
    );
    // The session has ended; the page's loader will notice that too.
    if (status === 401) return revalidate();
    const tab = status === 200 ? window.open(href, "_blank") : null;
    if (tab) tab.opener = null;
    else setProblem(problemWithFile(status) ?? NOT_OPENED);
  };
  return { href, open, problem };
}
