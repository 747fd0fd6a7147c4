CREATE TABLE `totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`tournaments` integer DEFAULT 0 NOT NULL,
	`external_tournaments` integer DEFAULT 0 NOT NULL,
	`paying_users` integer DEFAULT 0 NOT NULL,
	`unlimited_users` integer DEFAULT 0 NOT NULL,
	`paying_tournaments` integer DEFAULT 0 NOT NULL,
	`paying_resumes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `is_paying` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `tournament_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `resume_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `active_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `processed_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `top_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `ending_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_paying` ON `users` (`created_at`) WHERE is_paying;--> statement-breakpoint
ALTER TABLE `tournament_entries` ADD `is_external` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tournament_entries` ADD `expires_at` integer;--> statement-breakpoint
CREATE INDEX `tournament_entries_external` ON `tournament_entries` (`key`) WHERE is_external;--> statement-breakpoint
CREATE INDEX `tournament_entries_ending` ON `tournament_entries` (`user_id`,`expires_at`) WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX `checkouts_paid` ON `checkouts` (`user_id`,`paid_at`) WHERE status = 'paid';--> statement-breakpoint
CREATE INDEX `credit_entries_by_time` ON `credit_entries` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `tournaments_waiting` ON `tournaments` (`user_id`) WHERE resume_count > done_count + error_count;
--> statement-breakpoint
-- See docs/decisions/004-counters-by-trigger.md. A row that goes by cascade finds its parent gone already; the
-- trigger of whatever was deleted first takes off all that its row had counted.
CREATE TRIGGER tournaments_total_insert AFTER INSERT ON tournaments BEGIN
  UPDATE users SET
    tournament_count = tournament_count + 1,
    resume_count = resume_count + NEW.resume_count,
    active_count = active_count + (NOT NEW.is_demo_tournament AND NEW.status IN ('draft', 'processing')),
    processed_count = processed_count + (NOT NEW.is_demo_tournament) * NEW.done_count,
    top_count = top_count + (NOT NEW.is_demo_tournament) * NEW.tier_a_count
  WHERE id = NEW.user_id;
  UPDATE totals SET tournaments = tournaments + 1, external_tournaments = external_tournaments + NEW.is_external
  WHERE NOT NEW.is_public_demo;
END;
--> statement-breakpoint
CREATE TRIGGER tournaments_total_update AFTER UPDATE OF status, resume_count, done_count, tier_a_count ON tournaments
WHEN (NEW.status, NEW.resume_count, NEW.done_count, NEW.tier_a_count)
  <> (OLD.status, OLD.resume_count, OLD.done_count, OLD.tier_a_count) BEGIN
  UPDATE users SET
    resume_count = resume_count + NEW.resume_count - OLD.resume_count,
    active_count = active_count + (NOT NEW.is_demo_tournament)
      * ((NEW.status IN ('draft', 'processing')) - (OLD.status IN ('draft', 'processing'))),
    processed_count = processed_count + (NOT NEW.is_demo_tournament) * (NEW.done_count - OLD.done_count),
    top_count = top_count + (NOT NEW.is_demo_tournament) * (NEW.tier_a_count - OLD.tier_a_count)
  WHERE id = NEW.user_id;
END;
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
  WHERE NOT OLD.is_public_demo;
END;
--> statement-breakpoint
CREATE TRIGGER listings_enter_lists AFTER INSERT ON listings BEGIN
  UPDATE tournament_entries SET is_external = 1, expires_at = NEW.expires_at WHERE tournament_id = NEW.tournament_id;
END;
--> statement-breakpoint
CREATE TRIGGER listings_change_end AFTER UPDATE OF expires_at ON listings BEGIN
  UPDATE tournament_entries SET expires_at = NEW.expires_at WHERE tournament_id = NEW.tournament_id;
END;
--> statement-breakpoint
CREATE TRIGGER tournament_entries_total_update AFTER UPDATE OF expires_at ON tournament_entries
WHEN (NEW.expires_at IS NULL) <> (OLD.expires_at IS NULL) BEGIN
  UPDATE users SET ending_count = ending_count + (NEW.expires_at IS NOT NULL) - (OLD.expires_at IS NOT NULL)
  WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER tournament_entries_total_delete AFTER DELETE ON tournament_entries
WHEN OLD.expires_at IS NOT NULL BEGIN
  UPDATE users SET ending_count = ending_count - 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
-- Partners and the owner of demos have no address, and pay nothing.
CREATE VIEW payers AS
SELECT id AS user_id FROM users
WHERE instr(email, '@') > 0 AND (
  stripe_plan_id IS NOT NULL OR additional_tournament_credits > 0 OR has_unlimited_access
  OR EXISTS (SELECT 1 FROM checkouts WHERE user_id = users.id AND status = 'paid')
);
--> statement-breakpoint
CREATE TRIGGER users_begin_paying AFTER INSERT ON users
WHEN NEW.is_paying <> EXISTS (SELECT 1 FROM payers WHERE user_id = NEW.id) BEGIN
  UPDATE users SET is_paying = NOT is_paying WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_change_paying
AFTER UPDATE OF email, stripe_plan_id, additional_tournament_credits, has_unlimited_access ON users BEGIN
  UPDATE users SET is_paying = NOT is_paying
  WHERE id = NEW.id AND is_paying <> EXISTS (SELECT 1 FROM payers WHERE user_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER checkouts_begin_paying AFTER INSERT ON checkouts WHEN NEW.status = 'paid' BEGIN
  UPDATE users SET is_paying = NOT is_paying
  WHERE id = NEW.user_id AND is_paying <> EXISTS (SELECT 1 FROM payers WHERE user_id = NEW.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER checkouts_change_paying AFTER UPDATE OF status ON checkouts WHEN NEW.status <> OLD.status BEGIN
  UPDATE users SET is_paying = NOT is_paying
  WHERE id = NEW.user_id AND is_paying <> EXISTS (SELECT 1 FROM payers WHERE user_id = NEW.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER users_total_insert AFTER INSERT ON users WHEN NEW.is_paying BEGIN
  UPDATE totals SET
    paying_users = paying_users + 1,
    unlimited_users = unlimited_users + NEW.has_unlimited_access,
    paying_tournaments = paying_tournaments + NEW.tournament_count,
    paying_resumes = paying_resumes + NEW.resume_count;
END;
--> statement-breakpoint
CREATE TRIGGER users_total_update
AFTER UPDATE OF is_paying, has_unlimited_access, tournament_count, resume_count ON users
WHEN NEW.is_paying OR OLD.is_paying BEGIN
  UPDATE totals SET
    paying_users = paying_users + NEW.is_paying - OLD.is_paying,
    unlimited_users = unlimited_users + NEW.is_paying * NEW.has_unlimited_access - OLD.is_paying * OLD.has_unlimited_access,
    paying_tournaments = paying_tournaments + NEW.is_paying * NEW.tournament_count - OLD.is_paying * OLD.tournament_count,
    paying_resumes = paying_resumes + NEW.is_paying * NEW.resume_count - OLD.is_paying * OLD.resume_count;
END;
--> statement-breakpoint
CREATE TRIGGER users_total_delete AFTER DELETE ON users WHEN OLD.is_paying BEGIN
  UPDATE totals SET
    paying_users = paying_users - 1,
    unlimited_users = unlimited_users - OLD.has_unlimited_access,
    paying_tournaments = paying_tournaments - OLD.tournament_count,
    paying_resumes = paying_resumes - OLD.resume_count;
END;
--> statement-breakpoint
-- As in 0007, but that the sum of the plan's grant is found by the index, which begins with the account.
DROP TRIGGER credit_entries_totals;
--> statement-breakpoint
CREATE TRIGGER credit_entries_totals AFTER INSERT ON credit_entries BEGIN
  UPDATE users SET base_grant_id = (CASE
    WHEN NEW.kind = 'grant' AND NEW.source = 'pack' AND (
      base_grant_id IS NULL
      OR (SELECT price_in_cents FROM plans WHERE id = NEW.plan_id)
        > (SELECT p.price_in_cents FROM credit_entries g JOIN plans p ON p.id = g.plan_id WHERE g.id = base_grant_id)
    ) THEN NEW.grant_id
    WHEN (SELECT sum(amount) FROM credit_entries WHERE user_id = NEW.user_id AND grant_id = base_grant_id) <= 0 THEN NULL
    ELSE base_grant_id
  END)
  WHERE id = NEW.user_id;
  UPDATE users SET
    stripe_plan_id = (
      SELECT p.stripe_price_id FROM credit_entries g JOIN plans p ON p.id = g.plan_id WHERE g.id = users.base_grant_id
    ),
    additional_tournament_credits = (
      SELECT coalesce(sum(amount), 0) FROM credit_entries
      WHERE user_id = NEW.user_id AND source <> 'monthly' AND grant_id IS NOT users.base_grant_id
    )
  WHERE id = NEW.user_id;
END;
--> statement-breakpoint
-- Everything counted anew, from here on; may be run again at any time.
UPDATE tournament_entries SET (is_external, expires_at) = (
  SELECT 1, expires_at FROM listings WHERE listings.tournament_id = tournament_entries.tournament_id
)
WHERE tournament_id IN (SELECT tournament_id FROM listings);
--> statement-breakpoint
UPDATE users SET
  (tournament_count, resume_count, active_count, processed_count, top_count) = (
    SELECT count(*), coalesce(sum(resume_count), 0),
      coalesce(sum(NOT is_demo_tournament AND status IN ('draft', 'processing')), 0),
      coalesce(sum((NOT is_demo_tournament) * done_count), 0),
      coalesce(sum((NOT is_demo_tournament) * tier_a_count), 0)
    FROM tournaments WHERE user_id = users.id
  ),
  ending_count = (SELECT count(expires_at) FROM tournament_entries WHERE user_id = users.id),
  is_paying = EXISTS (SELECT 1 FROM payers WHERE user_id = users.id);
--> statement-breakpoint
INSERT OR REPLACE INTO totals
SELECT 1,
  (SELECT count(*) FROM tournaments WHERE NOT is_public_demo),
  (SELECT count(*) FROM tournaments WHERE NOT is_public_demo AND is_external),
  count(*), coalesce(sum(has_unlimited_access), 0), coalesce(sum(tournament_count), 0), coalesce(sum(resume_count), 0)
FROM users WHERE is_paying;
