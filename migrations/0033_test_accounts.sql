ALTER TABLE `users` ADD `test_of` text REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `users_test_of` ON `users` (`test_of`);
--> statement-breakpoint
-- What a test account has is in no total and no list of the administrator (docs/decisions/043-test-mode.md).
DROP TRIGGER tournaments_total_insert;
--> statement-breakpoint
CREATE TRIGGER tournaments_total_insert AFTER INSERT ON tournaments BEGIN
  UPDATE users SET
    tournament_count = tournament_count + 1,
    resume_count = resume_count + NEW.resume_count,
    active_count = active_count + (NOT NEW.is_demo_tournament AND NEW.status IN ('draft', 'processing')),
    processed_count = processed_count + (NOT NEW.is_demo_tournament) * NEW.done_count,
    top_count = top_count + (NOT NEW.is_demo_tournament) * NEW.tier_a_count
  WHERE id = NEW.user_id;
  UPDATE totals SET tournaments = tournaments + 1, external_tournaments = external_tournaments + NEW.is_external
  WHERE NOT NEW.is_public_demo AND (SELECT test_of FROM users WHERE id = NEW.user_id) IS NULL;
END;
--> statement-breakpoint
DROP TRIGGER tournaments_total_delete;
--> statement-breakpoint
CREATE TRIGGER tournaments_total_delete AFTER DELETE ON tournaments BEGIN
  UPDATE users SET
    tournament_count = tournament_count - 1,
    resume_count = resume_count - OLD.resume_count,
    active_count = active_count - (NOT OLD.is_demo_tournament AND OLD.status IN ('draft', 'processing')),
    processed_count = processed_count - (NOT OLD.is_demo_tournament) * OLD.done_count,
    top_count = top_count - (NOT OLD.is_demo_tournament) * OLD.tier_a_count
  WHERE id = OLD.user_id;
  UPDATE totals SET tournaments = tournaments - 1, external_tournaments = external_tournaments - OLD.is_external
  WHERE NOT OLD.is_public_demo AND (SELECT test_of FROM users WHERE id = OLD.user_id) IS NULL;
END;
--> statement-breakpoint
-- Before its account is gone: the trigger above has to see whose they were.
CREATE TRIGGER users_leave_no_test_data BEFORE DELETE ON users BEGIN
  DELETE FROM tournaments WHERE user_id IN (
    SELECT id FROM users WHERE test_of = OLD.id OR (id = OLD.id AND test_of IS NOT NULL)
  );
END;
--> statement-breakpoint
DROP VIEW tournament_words;
--> statement-breakpoint
-- As in 0015, but that what a test account has carries a word beside its owner, by which the administrator's search
-- leaves it out.
CREATE VIEW tournament_words AS SELECT
  tournament_entries.key,
  replace(tournament_entries.user_id, '-', '') || iif(listings.company IS NULL, '', ' external')
    || iif(users.test_of IS NULL, '', ' test') AS owner,
  tournaments.name || ' ' || tournaments.status || ' ' || tournaments.key_skills AS words,
  coalesce(listings.company || ' ' || partners.name, '') AS source
FROM tournaments JOIN tournament_entries ON tournament_entries.tournament_id = tournaments.id
  JOIN users ON users.id = tournaments.user_id
  LEFT JOIN listings ON listings.tournament_id = tournaments.id
  LEFT JOIN partners ON partners.id = tournaments.user_id;
--> statement-breakpoint
DROP TRIGGER resumes_fit_the_credit;
--> statement-breakpoint
DROP VIEW tournament_limits;
--> statement-breakpoint
-- As in 0027, but that a test tournament takes 100 resumes.
CREATE VIEW tournament_limits AS
SELECT t.id AS tournament_id, CASE
  WHEN t.is_public_demo AND t.is_demo_tournament THEN 8
  WHEN t.is_public_demo THEN 5
  WHEN u.test_of IS NOT NULL THEN 100
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
--> statement-breakpoint
-- As at the end of 0014, and to be run after it if the totals are ever counted anew.
UPDATE totals SET (tournaments, external_tournaments) = (
  SELECT count(*), coalesce(sum(is_external), 0) FROM tournaments JOIN users ON users.id = tournaments.user_id
  WHERE NOT is_public_demo AND test_of IS NULL
);
