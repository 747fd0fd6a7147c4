CREATE TABLE `file_deletions` (
	`id` text PRIMARY KEY NOT NULL,
	`prefix` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_by_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE TABLE `plans` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`stripe_price_id` text,
	`price_in_cents` integer NOT NULL,
	`max_tournaments_per_month` integer NOT NULL,
	`max_resumes_per_tournament` integer NOT NULL,
	`features` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_name_unique` ON `plans` (`name`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `html` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `note_at` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `is_public_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `tournaments_public_demos` ON `tournaments` (`created_at`) WHERE is_public_demo;