DROP INDEX `resume_entries_by_tournament`;--> statement-breakpoint
CREATE INDEX `resume_entries_in_order` ON `resume_entries` (`tournament_id`,"score" desc,`resume_id`);--> statement-breakpoint
CREATE INDEX `resume_entries_unread` ON `resume_entries` (`tournament_id`) WHERE score = 0;