import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { api } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";
import * as words from "../words";

const FIRST_CHECK_MS = 5000;
const CHECK_EVERY_MS = 2000;
const FAILURES_TOLERATED = 10;
const GO_ON_AFTER_MS = 3000;

export type SampleCheck = "waiting" | "ready" | "slow";

/** Polls until the sample tournament exists or too many checks have failed, and goes on to `next`. */
export function useSampleCheck({ next, isStopped }: { next: string; isStopped: boolean }): SampleCheck {
  const [state, setState] = useState<SampleCheck>("waiting");
  const navigate = useNavigate();

  useEffect(() => {
    if (isStopped) return;
    let failures = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;

    const end = (outcome: SampleCheck) => {
      isOver = true;
      clearTimeout(timer);
      setState(outcome);
    };
    const check = async () => {
      timer = setTimeout(check, CHECK_EVERY_MS);
      // An empty list counts as a failed check.
      const found = await api<unknown[]>("/api/tournaments").catch(() => []);
      if (isOver) return;
      if (found.length > 0) return end("ready");
      failures += 1;
      if (failures > FAILURES_TOLERATED) end("slow");
    };
    timer = setTimeout(check, FIRST_CHECK_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isStopped]);

  useEffect(() => {
    if (state === "waiting") return;
    if (state === "ready") toast({ title: words.setupComplete, description: words.setupCompleteHint });
    const timer = setTimeout(() => navigate(next, { replace: true }), GO_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, next, navigate]);

  return state;
}
