UPDATE checkouts SET credits = (SELECT max_tournaments_per_month FROM plans WHERE plans.id = checkouts.plan_id);
--> statement-breakpoint
DROP TRIGGER tournaments_need_a_credit;
--> statement-breakpoint
-- No tournament without a credit, but samples, demos and what partners list.
CREATE TRIGGER tournaments_need_a_credit BEFORE INSERT ON tournaments
WHEN NEW.credit_plan_id IS NULL AND NOT NEW.is_demo_tournament AND NOT NEW.is_public_demo AND NOT NEW.is_external
  AND NOT (SELECT has_unlimited_access FROM users WHERE id = NEW.user_id) BEGIN
  SELECT RAISE(ABORT, 'tournament needs a credit');
END;
--> statement-breakpoint
DROP TRIGGER resumes_fit_the_credit;
--> statement-breakpoint
DROP VIEW tournament_limits;
--> statement-breakpoint
CREATE VIEW tournament_limits AS
SELECT t.id AS tournament_id, CASE
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
