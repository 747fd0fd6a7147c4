ALTER TABLE `resumes` ADD `recruiter_tier_reason` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `once` text;--> statement-breakpoint
CREATE INDEX `audit_entries_of_people` ON `audit_entries` (`key`) WHERE action <> 'resume.scored';--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entries_once` ON `audit_entries` (`once`) WHERE once is not null;--> statement-breakpoint
-- Entries are added, each with a key of its own and not yet sealed, and stay as they were added. What may still
-- change: the seal comes (once), and what somebody typed goes.
CREATE TRIGGER audit_entries_insert BEFORE INSERT ON audit_entries
WHEN NEW.hash IS NOT NULL OR EXISTS (SELECT 1 FROM audit_entries WHERE key = NEW.key)
BEGIN
  SELECT RAISE(ABORT, 'audit entries are only added');
END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_update BEFORE UPDATE ON audit_entries
WHEN NEW.key IS NOT OLD.key OR NEW.created_at IS NOT OLD.created_at OR NEW.actor IS NOT OLD.actor
  OR NEW.action IS NOT OLD.action OR NEW.tournament_id IS NOT OLD.tournament_id
  OR NEW.resume_id IS NOT OLD.resume_id OR NEW.details IS NOT OLD.details OR NEW.once IS NOT OLD.once
  OR (NEW.reason IS NOT OLD.reason AND NEW.reason IS NOT NULL)
  OR (NEW.hash IS NOT OLD.hash AND OLD.hash IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'audit entries are only added');
END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_delete BEFORE DELETE ON audit_entries
BEGIN
  SELECT RAISE(ABORT, 'audit entries are only added');
END;
--> statement-breakpoint
-- Whoever stores a result, a first one or one by another rubric, notes it in the same statement.
CREATE TRIGGER resumes_audit_score AFTER UPDATE OF scorecard ON resumes
WHEN NEW.status = 'done' AND NEW.scorecard IS NOT NULL
BEGIN
  INSERT INTO audit_entries (created_at, actor, action, tournament_id, resume_id, details) VALUES (
    CAST(unixepoch('subsec') * 1000 AS INTEGER), 'system', 'resume.scored', NEW.tournament_id, NEW.id,
    json_object(
      'percent', NEW.match_percent,
      'tier', NEW.tier,
      'rubricVersion', NEW.rubric_version,
      'rubricHash', NEW.scorecard ->> '$.rubricHash',
      'engine', NEW.scorecard ->> '$.engine',
      'engineVersion', NEW.scorecard ->> '$.engineVersion',
      'model', NEW.scorecard ->> '$.model',
      'promptVersion', NEW.scorecard ->> '$.promptVersion',
      'fallback', json(iif(NEW.scorecard ->> '$.fallback' IS NULL, 'false', 'true'))
    )
  );
END;
