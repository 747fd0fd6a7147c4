CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` integer NOT NULL,
	`session_id` text,
	`status` text DEFAULT 'open' NOT NULL,
	`amount_in_cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`payment_id` text,
	`receipt_url` text,
	`amount_refunded_in_cents` integer DEFAULT 0 NOT NULL,
	`return_token_hash` text,
	`return_token_expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_sessionId_unique` ON `checkouts` (`session_id`);--> statement-breakpoint
CREATE INDEX `checkouts_by_user` ON `checkouts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `checkouts_by_payment` ON `checkouts` (`payment_id`);--> statement-breakpoint
CREATE INDEX `checkouts_by_return_token` ON `checkouts` (`return_token_hash`);--> statement-breakpoint
CREATE TABLE `credit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`grant_id` text NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`plan_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`month` text,
	`cause` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_cause_unique` ON `credit_entries` (`cause`);--> statement-breakpoint
CREATE INDEX `credit_entries_by_user` ON `credit_entries` (`user_id`,`grant_id`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `promo_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`description` text,
	`max_uses` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`used_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promo_codes_code_unique` ON `promo_codes` (`code`);--> statement-breakpoint
CREATE TABLE `promo_redemptions` (
	`promo_code_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`promo_code_id`, `user_id`),
	FOREIGN KEY (`promo_code_id`) REFERENCES `promo_codes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `test_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`is_paid` integer DEFAULT false NOT NULL,
	`success_url` text NOT NULL,
	`cancel_url` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `tournaments` ADD `credit_plan_id` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `base_grant_id` text;