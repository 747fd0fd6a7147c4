INSERT INTO plans (id, name, price_in_cents, max_tournaments_per_month, max_resumes_per_tournament, features) VALUES
  (1, 'FREE', 0, 2, 10, '["Ranked tiers with quoted reasons","Follow-up questions for every candidate"]'),
  (2, 'EXTRA TOURNAMENT', 599, 1, 100, '["Ranked tiers with quoted reasons","Follow-up questions for every candidate","Stacks with any plan"]'),
  (3, 'PRO', 1999, 5, 500, '["Ranked tiers with quoted reasons","Follow-up questions for every candidate","Stackable credits that never expire","Download tiers in a single zip"]'),
  (4, 'ENTERPRISE', 9999, 5, 2000, '["Ranked tiers with quoted reasons","Follow-up questions for every candidate","Stackable credits that never expire","Download tiers in a single zip"]');
--> statement-breakpoint
-- Who owns what visitors try on the landing page. No address can be "demo-visitors", and no password has this hash.
INSERT INTO users (id, email, password_hash, created_at, sample_made_at)
VALUES ('demo-visitors', 'demo-visitors', 'none', 0, 0);
