CREATE TABLE `share_opinions` (
	`resume_id` text NOT NULL,
	`share_id` text NOT NULL,
	`vote` text,
	`comment` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`resume_id`, `share_id`),
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`share_id`) REFERENCES `shares`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `share_opinions_by_share` ON `share_opinions` (`share_id`);--> statement-breakpoint
CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`label` text NOT NULL,
	`is_blind` integer NOT NULL,
	`resume_ids` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`view_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_by_token` ON `shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `shares_by_tournament` ON `shares` (`tournament_id`,`created_at`);