CREATE TABLE `resume_texts` (
	`resume_id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resume_texts_by_tournament` ON `resume_texts` (`tournament_id`);--> statement-breakpoint
ALTER TABLE `tournaments` ADD `is_blind` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `saved_filters` text DEFAULT '[]' NOT NULL;