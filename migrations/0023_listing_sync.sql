ALTER TABLE `resumes` ADD `updated_at` integer;--> statement-breakpoint
CREATE INDEX `resumes_by_update` ON `resumes` (`tournament_id`,`updated_at`,`id`) WHERE updated_at is not null;--> statement-breakpoint
-- Partners ask for what changed since they last asked. Moving between pending, extracting and analyzing is no change to
-- them: all three are "processing".
CREATE TRIGGER resumes_updated_insert AFTER INSERT ON resumes
WHEN (SELECT is_external FROM tournaments WHERE id = NEW.tournament_id) BEGIN
  UPDATE resumes SET updated_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER resumes_updated AFTER UPDATE OF status, error, tier, recruiter_tier, rubric_version ON resumes
WHEN NEW.updated_at IS NOT NULL AND (NEW.status IN ('done', 'error') OR OLD.status IN ('done', 'error'))
  AND (NEW.status, NEW.error, NEW.tier, NEW.recruiter_tier, NEW.rubric_version)
    IS NOT (OLD.status, OLD.error, OLD.tier, OLD.recruiter_tier, OLD.rubric_version) BEGIN
  UPDATE resumes SET updated_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE id = NEW.id;
END;
--> statement-breakpoint
-- A result that a new version of the rubric changed is told apart from the first one.
CREATE TRIGGER resumes_tell_rescored AFTER UPDATE OF rubric_version ON resumes
WHEN NEW.status = 'done' AND OLD.status = 'done' AND NEW.rubric_version IS NOT OLD.rubric_version
  AND NEW.updated_at IS NOT NULL BEGIN
  INSERT INTO webhook_deliveries
    (id, endpoint_id, type, tournament_id, resume_id, payload, created_at, next_attempt_at)
  SELECT 'msg_' || lower(hex(randomblob(16))), e.id, 'resume.rescored', NEW.tournament_id, NEW.id,
    json_object('listing_id', NEW.tournament_id, 'file_id', NEW.id, 'status', 'succeeded',
      'rubric_version', NEW.rubric_version),
    told.now, told.now
  FROM (SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now) told
  JOIN tournaments t ON t.id = NEW.tournament_id
  JOIN webhook_endpoints e ON e.partner_id = t.user_id
  WHERE e.disabled_at IS NULL AND EXISTS (SELECT 1 FROM json_each(e.events) WHERE value = 'resume.rescored');
END;
--> statement-breakpoint
UPDATE resumes SET updated_at = coalesce(finished_at, created_at)
WHERE tournament_id IN (SELECT id FROM tournaments WHERE is_external);
