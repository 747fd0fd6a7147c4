import { createContext } from "react";
import type { Rubric } from "#core/analysis/rubric";

/** The newest rubric of the tournament on screen. */
export const RubricContext = createContext<{ version: number; rubric: Rubric } | null>(null);
