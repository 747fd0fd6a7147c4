ALTER TABLE `users` ADD `company` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `candidate_contact` text DEFAULT '' NOT NULL;