DROP INDEX `tournaments_one_sample_per_user`;--> statement-breakpoint
CREATE UNIQUE INDEX `tournaments_one_sample_per_user` ON `tournaments` (`user_id`) WHERE is_demo_tournament and not is_public_demo;--> statement-breakpoint
DROP TRIGGER resumes_fit_the_credit;
--> statement-breakpoint
DROP VIEW tournament_limits;
--> statement-breakpoint
-- As in 0009, but that a visitor's demo of the sample takes its eight resumes.
CREATE VIEW tournament_limits AS
SELECT t.id AS tournament_id, CASE
  WHEN t.is_public_demo AND t.is_demo_tournament THEN 8
  WHEN t.is_public_demo THEN 5
  WHEN t.is_external THEN 2000
  WHEN u.has_unlimited_access THEN (SELECT max(max_resumes_per_tournament) FROM plans)
  ELSE (SELECT max_resumes_per_tournament FROM plans WHERE id = coalesce(t.credit_plan_id, 1))
END AS max_resumes
FROM tournaments t JOIN users u ON u.id = t.user_id;
--> statement-breakpoint
CREATE TRIGGER resumes_fit_the_credit BEFORE INSERT ON resumes
WHEN (SELECT t.resume_count >= l.max_resumes FROM tournaments t JOIN tournament_limits l ON l.tournament_id = t.id
  WHERE t.id = NEW.tournament_id) BEGIN
  SELECT RAISE(ABORT, 'tournament is full');
END;
