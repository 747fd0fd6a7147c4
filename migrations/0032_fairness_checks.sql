CREATE TABLE `fairness_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`rubric_version` integer NOT NULL,
	`judge` text,
	`created_at` integer NOT NULL,
	`stepped_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fairness_checks_one` ON `fairness_checks` (`tournament_id`);--> statement-breakpoint
CREATE INDEX `fairness_checks_unfinished` ON `fairness_checks` (`finished_at`,`stepped_at`);--> statement-breakpoint
CREATE TABLE `fairness_results` (
	`check_id` text NOT NULL,
	`resume_id` text NOT NULL,
	`result` text,
	PRIMARY KEY(`check_id`, `resume_id`),
	FOREIGN KEY (`check_id`) REFERENCES `fairness_checks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fairness_results_by_resume` ON `fairness_results` (`resume_id`);