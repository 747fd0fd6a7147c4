CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`claimed_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_cause_unique` ON `outbox` (`cause`);--> statement-breakpoint
CREATE INDEX `outbox_unsent` ON `outbox` (`sent_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `resumes` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`error` text,
	`queued_at` integer,
	`claim_token` text,
	`claimed_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`finished_at` integer,
	`match_percent` integer,
	`tier` text,
	`recruiter_tier` text,
	`recruiter_tier_by` text,
	`recruiter_tier_at` integer,
	`extracted_skills` text DEFAULT '[]' NOT NULL,
	`pros` text DEFAULT '[]' NOT NULL,
	`cons` text DEFAULT '[]' NOT NULL,
	`follow_up_questions` text DEFAULT '[]' NOT NULL,
	`contact_info` text DEFAULT '{}' NOT NULL,
	`scorecard` text,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resumes_one_per_content` ON `resumes` (`tournament_id`,`sha256`);--> statement-breakpoint
CREATE INDEX `resumes_by_rank` ON `resumes` (`tournament_id`,`match_percent`,`id`);--> statement-breakpoint
CREATE INDEX `resumes_by_status` ON `resumes` (`status`,`queued_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`job_description` text NOT NULL,
	`key_requirements` text NOT NULL,
	`optional_requirements` text NOT NULL,
	`key_skills` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`is_demo_tournament` integer DEFAULT false NOT NULL,
	`rubric` text NOT NULL,
	`created_at` integer NOT NULL,
	`run` integer DEFAULT 0 NOT NULL,
	`upload_open_until` integer,
	`resume_count` integer DEFAULT 0 NOT NULL,
	`done_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`tier_a_count` integer DEFAULT 0 NOT NULL,
	`tier_b_count` integer DEFAULT 0 NOT NULL,
	`tier_c_count` integer DEFAULT 0 NOT NULL,
	`tier_d_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tournaments_by_user` ON `tournaments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `tournaments_by_status` ON `tournaments` (`status`);--> statement-breakpoint
CREATE UNIQUE INDEX `tournaments_one_sample_per_user` ON `tournaments` (`user_id`) WHERE is_demo_tournament;--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`stripe_plan_id` text,
	`stripe_customer_id` text,
	`additional_tournament_credits` integer DEFAULT 0 NOT NULL,
	`has_unlimited_access` integer DEFAULT false NOT NULL,
	`sample_made_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_without_sample` ON `users` (`id`) WHERE sample_made_at is null;