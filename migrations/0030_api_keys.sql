CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`key_hash` text NOT NULL,
	`scope` text NOT NULL,
	`mode` text NOT NULL,
	`spend_cap` integer,
	`spent` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_keyHash_unique` ON `api_keys` (`key_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_by_owner` ON `api_keys` (`owner_id`,`created_at`);--> statement-breakpoint
-- However many are created at once. The error too_many_keys says the same.
CREATE TRIGGER api_keys_are_few BEFORE INSERT ON api_keys
WHEN (SELECT count(*) FROM api_keys WHERE owner_id = NEW.owner_id AND revoked_at IS NULL) >= 20 BEGIN
  SELECT RAISE(ABORT, 'too many API keys');
END;
