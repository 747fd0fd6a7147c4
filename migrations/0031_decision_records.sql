CREATE TABLE `decision_records` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`tournament_id` text NOT NULL,
	`record` text NOT NULL,
	`deleted_at` integer NOT NULL,
	`keep_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `decision_records_by_tournament` ON `decision_records` (`tournament_id`);--> statement-breakpoint
CREATE INDEX `decision_records_by_end` ON `decision_records` (`keep_until`);--> statement-breakpoint
CREATE TABLE `decision_tournaments` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`rubrics` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer NOT NULL,
	`keep_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `decision_tournaments_by_owner` ON `decision_tournaments` (`owner_id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `decision_tournaments_by_end` ON `decision_tournaments` (`keep_until`);--> statement-breakpoint
ALTER TABLE `users` ADD `record_years` integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `is_on_hold` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- What was decided about each candidate, without anything that names a person: no quote, note, reason or file name.
-- Samples and visitors' demos hold nobody's data.
CREATE VIEW resume_decisions AS SELECT
  r.id, r.tournament_id, t.user_id AS owner_id,
  CAST(unixepoch('subsec') * 1000 AS INTEGER) AS deleted_at,
  CAST(unixepoch('subsec') * 1000 AS INTEGER) + u.record_years * 31557600000 AS keep_until,
  json_object(
    'uploadedAt', r.created_at,
    'judgedAt', r.finished_at,
    'engine', r.scorecard ->> '$.engine',
    'engineVersion', r.scorecard ->> '$.engineVersion',
    'model', r.scorecard ->> '$.model',
    'rubricVersion', r.rubric_version,
    'match', r.match_percent,
    'tier', r.tier,
    'recruiterTier', r.recruiter_tier,
    'recruiterTierBy', r.recruiter_tier_by,
    'recruiterTierAt', r.recruiter_tier_at,
    'verdicts', json((
      SELECT json_group_array(json_object(
        'criterionId', value ->> '$.criterionId', 'level', value ->> '$.level', 'sure', json(value -> '$.sure')
      ))
      FROM json_each(r.scorecard, '$.verdicts')
    ))
  ) AS record
FROM resumes r JOIN tournaments t ON t.id = r.tournament_id JOIN users u ON u.id = t.user_id
WHERE u.record_years > 0 AND (r.scorecard IS NOT NULL OR r.recruiter_tier IS NOT NULL)
  AND NOT t.is_demo_tournament AND NOT t.is_public_demo;
--> statement-breakpoint
CREATE VIEW tournament_decisions AS SELECT
  t.id, t.user_id AS owner_id, t.name,
  (
    SELECT json_group_array(json_object(
      'version', version, 'createdAt', created_at, 'createdBy', created_by,
      'criteria', json((
        SELECT json_group_array(json_object(
          'id', value ->> '$.id', 'text', value ->> '$.text', 'kind', value ->> '$.kind',
          'importance', value ->> '$.importance', 'weight', value ->> '$.weight'
        ))
        FROM json_each(rubric, '$.criteria')
      ))
    ))
    FROM (SELECT * FROM rubric_versions WHERE tournament_id = t.id ORDER BY version)
  ) AS rubrics,
  t.created_at,
  CAST(unixepoch('subsec') * 1000 AS INTEGER) AS deleted_at,
  CAST(unixepoch('subsec') * 1000 AS INTEGER) + u.record_years * 31557600000 AS keep_until
FROM tournaments t JOIN users u ON u.id = t.user_id
WHERE EXISTS (SELECT 1 FROM decision_records WHERE tournament_id = t.id);
--> statement-breakpoint
-- Rows that are deleted by cascade find their parent gone, and the views empty: the parent's trigger has recorded them.
CREATE TRIGGER resumes_leave_a_record BEFORE DELETE ON resumes BEGIN
  INSERT OR IGNORE INTO decision_records
  SELECT id, owner_id, tournament_id, record, deleted_at, keep_until FROM resume_decisions WHERE id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER tournaments_leave_a_record BEFORE DELETE ON tournaments BEGIN
  INSERT OR IGNORE INTO decision_records
  SELECT id, owner_id, tournament_id, record, deleted_at, keep_until FROM resume_decisions WHERE tournament_id = OLD.id;
  INSERT OR IGNORE INTO decision_tournaments
  SELECT id, owner_id, name, rubrics, created_at, deleted_at, keep_until FROM tournament_decisions WHERE id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_leave_records BEFORE DELETE ON users BEGIN
  INSERT OR IGNORE INTO decision_records
  SELECT id, owner_id, tournament_id, record, deleted_at, keep_until FROM resume_decisions WHERE owner_id = OLD.id;
  INSERT OR IGNORE INTO decision_tournaments
  SELECT id, owner_id, name, rubrics, created_at, deleted_at, keep_until FROM tournament_decisions WHERE owner_id = OLD.id;
END;
--> statement-breakpoint
-- Under a legal hold nothing goes, whoever asks.
CREATE TRIGGER resumes_are_held BEFORE DELETE ON resumes
WHEN (SELECT u.is_on_hold FROM tournaments t JOIN users u ON u.id = t.user_id WHERE t.id = OLD.tournament_id) BEGIN
  SELECT RAISE(ABORT, 'account is on hold');
END;
--> statement-breakpoint
CREATE TRIGGER tournaments_are_held BEFORE DELETE ON tournaments
WHEN (SELECT is_on_hold FROM users WHERE id = OLD.user_id) BEGIN
  SELECT RAISE(ABORT, 'account is on hold');
END;
--> statement-breakpoint
CREATE TRIGGER users_are_held BEFORE DELETE ON users WHEN OLD.is_on_hold BEGIN
  SELECT RAISE(ABORT, 'account is on hold');
END;
