CREATE TABLE `intake_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`message_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`spf` text NOT NULL,
	`dkim` text NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intake_mails_once` ON `intake_mails` (`tournament_id`,`message_hash`);--> statement-breakpoint
CREATE INDEX `intake_mails_by_tournament` ON `intake_mails` (`tournament_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `intakes` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`received_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `intakes_by_token` ON `intakes` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `intakes_one_open` ON `intakes` (`tournament_id`,`kind`) WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE `resumes` ADD `is_human_only` integer DEFAULT false NOT NULL;