-- Callers choose ids, so a deleted tournament's id is never used again. Its files are soon gone, its log is archived, and
-- one of a user without limits leaves nothing in the ledger, so the ids are kept for themselves.
CREATE TABLE `used_tournament_ids` (
	`id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT OR IGNORE INTO used_tournament_ids (id)
SELECT id FROM (
  SELECT id FROM file_deletions WHERE prefix = 'tournaments/' || id || '/'
  UNION SELECT tournament_id FROM audit_entries WHERE action = 'tournament.deleted'
  UNION SELECT substr(cause, 12) FROM credit_entries WHERE cause LIKE 'tournament:%'
  UNION SELECT id FROM decision_tournaments
)
WHERE id IS NOT NULL AND id NOT IN (SELECT id FROM tournaments);
--> statement-breakpoint
CREATE TRIGGER tournaments_leave_their_id AFTER DELETE ON tournaments WHEN NOT OLD.is_public_demo BEGIN
  INSERT OR IGNORE INTO used_tournament_ids (id) VALUES (OLD.id);
END;
--> statement-breakpoint
DROP TRIGGER tournament_ids_are_used_once;
--> statement-breakpoint
CREATE TRIGGER tournament_ids_are_used_once BEFORE INSERT ON tournaments
WHEN EXISTS (SELECT 1 FROM used_tournament_ids WHERE id = NEW.id) BEGIN
  SELECT RAISE(ABORT, 'tournament id was used before');
END;
