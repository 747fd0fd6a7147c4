import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { api } from "#app/lib/api.ts";
import { toast } from "#app/lib/toast.ts";

const FIRST_CHECK_MS = 5000;
const CHECK_EVERY_MS = 2000;
const FAILURES_TOLERATED = 10;
const TO_DASHBOARD_MS = 3000;

export type SampleCheck = "waiting" | "ready" | "slow";

/** Looks for the sample tournament until it is there, then goes to the dashboard; as well when it takes too long. */
export function useSampleCheck({ isStopped }: { isStopped: boolean }): SampleCheck {
  const [state, setState] = useState<SampleCheck>("waiting");
  const navigate = useNavigate();

  useEffect(() => {
    if (isStopped) return;
    let failures = 0;
    let isOver = false;
    let next: ReturnType<typeof setTimeout>;

    const end = (outcome: SampleCheck) => {
      isOver = true;
      clearTimeout(next);
      setState(outcome);
    };
    const check = async () => {
      next = setTimeout(check, CHECK_EVERY_MS);
      // An empty list counts as a failed check.
      const found = await api<unknown[]>("/api/tournaments").catch(() => []);
      if (isOver) return;
      if (found.length > 0) return end("ready");
      failures += 1;
      if (failures > FAILURES_TOLERATED) end("slow");
    };
    next = setTimeout(check, FIRST_CHECK_MS);
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [isStopped]);

  useEffect(() => {
    if (state === "waiting") return;
    if (state === "ready") toast({ title: "Setup complete!", description: "Your account is ready to use." });
    const timer = setTimeout(() => navigate("/dashboard", { replace: true }), TO_DASHBOARD_MS);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  return state;
}
