import { useCallback, useEffect, useState } from "react";
import { api, wordsOf } from "#app/lib/api.ts";
import type { IntakeKind, IntakeSettings } from "#core/intake/intake";
import * as words from "./words";

/** The apply link and the mail address of a tournament, loaded when they are first shown. */
export function useIntake(tournamentId: string) {
  const path = `/api/tournaments/${tournamentId}/intake`;
  const [settings, setSettings] = useState<IntakeSettings>();
  const [failure, setFailure] = useState<string>();

  const ask = useCallback(async (path: string, method: "GET" | "POST" | "DELETE") => {
    setFailure(undefined);
    try {
      setSettings(await api<IntakeSettings>(path, { cache: "no-store", method }));
    } catch (error) {
      setFailure(wordsOf(error, words.failed));
    }
  }, []);
  const read = useCallback(() => ask(path, "GET"), [ask, path]);
  useEffect(() => {
    read();
  }, [read]);

  return {
    settings,
    failure,
    read,
    /** Turns it on, or replaces it by a new one. */
    open: (kind: IntakeKind) => ask(`${path}/${kind}`, "POST"),
    close: (kind: IntakeKind) => ask(`${path}/${kind}`, "DELETE"),
  };
}
