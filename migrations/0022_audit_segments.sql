CREATE TABLE `audit_segments` (
	`last_key` integer PRIMARY KEY NOT NULL,
	`first_key` integer NOT NULL,
	`last_hash` text NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rubric_versions_by_author` ON `rubric_versions` (`created_by`,`created_at`);--> statement-breakpoint
-- A segment is noted once, and only for sealed entries that are there, from the oldest on.
CREATE TRIGGER audit_segments_insert BEFORE INSERT ON audit_segments
WHEN NEW.first_key IS NOT (SELECT min(key) FROM audit_entries)
  OR NOT EXISTS (SELECT 1 FROM audit_entries WHERE key = NEW.last_key AND hash = NEW.last_hash)
BEGIN
  SELECT RAISE(ABORT, 'no segment of the audit log');
END;
--> statement-breakpoint
CREATE TRIGGER audit_segments_update BEFORE UPDATE ON audit_segments
BEGIN
  SELECT RAISE(ABORT, 'audit segments are only added');
END;
--> statement-breakpoint
CREATE TRIGGER audit_segments_delete BEFORE DELETE ON audit_segments
BEGIN
  SELECT RAISE(ABORT, 'audit segments are only added');
END;
--> statement-breakpoint
DROP TRIGGER audit_entries_delete;
--> statement-breakpoint
CREATE TRIGGER audit_entries_delete BEFORE DELETE ON audit_entries
WHEN OLD.key > coalesce((SELECT max(last_key) FROM audit_segments), 0)
BEGIN
  SELECT RAISE(ABORT, 'audit entries are only added');
END;
