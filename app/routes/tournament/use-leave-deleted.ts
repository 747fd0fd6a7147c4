import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { toast } from "#app/lib/toast.ts";

/** For a tournament that is there no more, whoever deleted it. */
export function useLeaveDeleted(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    toast({ title: "Tournament deleted" });
    navigate("/dashboard", { replace: true });
  }, [navigate]);
}
