import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { toast } from "#app/lib/toast.ts";
import * as words from "./words";

/** Leaves the page of a tournament that was deleted, by this user or anyone else. */
export function useLeaveDeleted(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    toast({ title: words.tournamentDeleted });
    navigate("/dashboard", { replace: true });
  }, [navigate]);
}
