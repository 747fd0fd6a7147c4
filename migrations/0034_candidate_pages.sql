CREATE TABLE `candidate_links` (
	`id` text PRIMARY KEY NOT NULL,
	`resume_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`opened_at` integer,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `candidate_links_by_token` ON `candidate_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `candidate_links_by_resume` ON `candidate_links` (`resume_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `candidate_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`resume_id` text NOT NULL,
	`kind` text NOT NULL,
	`criterion_id` text,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `candidate_requests_by_resume` ON `candidate_requests` (`resume_id`,`created_at`);