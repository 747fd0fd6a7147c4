import { useParams } from "@remix-run/react";

/** Of the tournament whose page this is, from its address. */
export const useTournamentId = (): string => useParams().id ?? "";
