/**
 * Reasons for a tier that one click gives. They name nobody, so a decision record keeps them after the resume is
 * deleted, and no other reason; the view `resume_decisions` lists them too (migrations).
 */
export const STANDARD_REASONS = [
  "Shows more than the AI found",
  "Shows less than the AI found",
  "Strong where it matters most",
  "Weak where it matters most",
  "Interview or reference",
  "Place, hours, pay or start date",
] as const;
