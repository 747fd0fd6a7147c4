DROP INDEX `webhook_deliveries_by_endpoint`;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `tournament_id` text REFERENCES tournaments(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `resume_id` text REFERENCES resumes(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `queued_at` integer;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_tournament` ON `webhook_deliveries` (`tournament_id`,`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_resume` ON `webhook_deliveries` (`resume_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_endpoint` ON `webhook_deliveries` (`endpoint_id`);--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `previous_secret` text;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `previous_secret_until` integer;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `disabled_at` integer;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `paused_until` integer;
--> statement-breakpoint
-- A partner is told of a result in the transaction that stores it, whoever writes: what no crash can lose and no
-- second message can repeat. Only a resume that was not finished before becomes an event.
CREATE TRIGGER resumes_tell_partner AFTER UPDATE OF status ON resumes
WHEN NEW.status IN ('done', 'error') AND OLD.status NOT IN ('done', 'error')
  AND (SELECT is_external FROM tournaments WHERE id = NEW.tournament_id) BEGIN
  INSERT INTO webhook_deliveries
    (id, endpoint_id, type, tournament_id, resume_id, payload, created_at, next_attempt_at)
  SELECT 'msg_' || lower(hex(randomblob(16))), e.id, 'resume.' || told.status, NEW.tournament_id, NEW.id,
    json_object('listing_id', NEW.tournament_id, 'file_id', NEW.id, 'status', told.status), told.now, told.now
  FROM (
    SELECT iif(NEW.status = 'done', 'succeeded', 'failed') AS status,
      CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now
  ) told
  JOIN tournaments t ON t.id = NEW.tournament_id
  JOIN webhook_endpoints e ON e.partner_id = t.user_id
  WHERE e.disabled_at IS NULL
    AND EXISTS (SELECT 1 FROM json_each(e.events) WHERE value = 'resume.' || told.status);
END;
--> statement-breakpoint
CREATE TRIGGER tournaments_tell_partner AFTER UPDATE OF status ON tournaments
WHEN NEW.is_external AND OLD.status = 'processing' AND NEW.status IN ('completed', 'error') BEGIN
  INSERT INTO webhook_deliveries (id, endpoint_id, type, tournament_id, payload, created_at, next_attempt_at)
  SELECT 'msg_' || lower(hex(randomblob(16))), e.id, 'listing.completed', NEW.id,
    json_object('listing_id', NEW.id, 'succeeded', NEW.done_count, 'failed', NEW.error_count), told.now, told.now
  FROM (SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now) told
  JOIN webhook_endpoints e ON e.partner_id = NEW.user_id
  WHERE e.disabled_at IS NULL AND EXISTS (SELECT 1 FROM json_each(e.events) WHERE value = 'listing.completed');
END;
--> statement-breakpoint
-- However many ask at once. MAX_WEBHOOKS says the same.
CREATE TRIGGER webhook_endpoints_are_few BEFORE INSERT ON webhook_endpoints
WHEN (SELECT count(*) FROM webhook_endpoints WHERE partner_id = NEW.partner_id) >= 5 BEGIN
  SELECT RAISE(ABORT, 'too many webhooks');
END;
