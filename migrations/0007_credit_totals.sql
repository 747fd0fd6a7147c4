UPDATE plans SET stripe_price_id = CASE name
  WHEN 'EXTRA TOURNAMENT' THEN 'tierwise_extra' WHEN 'PRO' THEN 'tierwise_pro' WHEN 'ENTERPRISE' THEN 'tierwise_enterprise' END;
--> statement-breakpoint
-- What an account has follows from its ledger, in the transaction that adds to the ledger, whoever writes.
-- The first PRO or ENTERPRISE pack is the plan; a dearer one takes its place; one that is used up leaves FREE.
CREATE TRIGGER credit_entries_totals AFTER INSERT ON credit_entries BEGIN
  UPDATE users SET base_grant_id = (CASE
    WHEN NEW.kind = 'grant' AND NEW.source = 'pack' AND (
      base_grant_id IS NULL
      OR (SELECT price_in_cents FROM plans WHERE id = NEW.plan_id)
        > (SELECT p.price_in_cents FROM credit_entries g JOIN plans p ON p.id = g.plan_id WHERE g.id = base_grant_id)
    ) THEN NEW.grant_id
    WHEN (SELECT sum(amount) FROM credit_entries WHERE grant_id = base_grant_id) <= 0 THEN NULL
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
CREATE TRIGGER credit_entries_are_kept BEFORE UPDATE ON credit_entries BEGIN
  SELECT RAISE(ABORT, 'the ledger is only added to');
END;
--> statement-breakpoint
-- Rows go with their account only, which is gone when the cascade reaches them.
CREATE TRIGGER credit_entries_are_not_deleted BEFORE DELETE ON credit_entries
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id) BEGIN
  SELECT RAISE(ABORT, 'the ledger is only added to');
END;
--> statement-breakpoint
CREATE TRIGGER promo_redemptions_count AFTER INSERT ON promo_redemptions BEGIN
  UPDATE promo_codes SET used_count = used_count + 1 WHERE id = NEW.promo_code_id;
END;
--> statement-breakpoint
-- No tournament without a credit, and none beyond the resumes its credit takes, however many ask at once.
CREATE TRIGGER tournaments_need_a_credit BEFORE INSERT ON tournaments
WHEN NEW.credit_plan_id IS NULL AND NOT NEW.is_demo_tournament AND NOT NEW.is_public_demo
  AND NOT (SELECT has_unlimited_access FROM users WHERE id = NEW.user_id) BEGIN
  SELECT RAISE(ABORT, 'tournament needs a credit');
END;
--> statement-breakpoint
CREATE VIEW tournament_limits AS
SELECT t.id AS tournament_id, CASE
  WHEN t.is_public_demo THEN 5
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
