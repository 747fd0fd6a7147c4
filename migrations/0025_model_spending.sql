CREATE TABLE `model_spending` (
	`tournament_id` text NOT NULL,
	`day` text NOT NULL,
	`calls` integer DEFAULT 0 NOT NULL,
	`tokens_in` integer DEFAULT 0 NOT NULL,
	`tokens_out` integer DEFAULT 0 NOT NULL,
	`micro_dollars` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tournament_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `model_spending_by_day` ON `model_spending` (`day`);--> statement-breakpoint
ALTER TABLE `resumes` ADD `held_up_by` text;--> statement-breakpoint
CREATE INDEX `resumes_held_up` ON `resumes` (`tournament_id`) WHERE held_up_by is not null;