import { useCallback, useEffect, useState } from "react";
import { api, errorMessage } from "./api";

type Init = Parameters<typeof api>[1];

/** What the API answers at this path, asked for at once; later calls may change it. `failed` is said if one fails. */
export function useAnswer<Answer>(path: string, failed?: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();

  const ask = useCallback(
    async <Told extends Answer>(
      init?: Init & { below?: string; failed?: string },
    ): Promise<Told | undefined> => {
      const { below = "", failed: otherwise = failed, ...rest } = init ?? {};
      setFailure(undefined);
      try {
        const told = await api<Told>(path + below, { cache: "no-store", ...rest });
        setAnswer(told);
        return told;
      } catch (error) {
        if (!init?.signal?.aborted) setFailure(errorMessage(error, otherwise));
        return undefined;
      }
    },
    [path, failed],
  );
  useEffect(() => {
    const leaving = new AbortController();
    ask({ signal: leaving.signal });
    return () => leaving.abort();
  }, [ask]);

  return { answer, failure, ask };
}
