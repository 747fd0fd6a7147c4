CREATE TABLE `rubric_versions` (
	`tournament_id` text NOT NULL,
	`version` integer NOT NULL,
	`rubric` text NOT NULL,
	`changes` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	PRIMARY KEY(`tournament_id`, `version`),
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `resumes` ADD `rubric_version` integer;--> statement-breakpoint
ALTER TABLE `resumes` ADD `is_stale` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `resumes` ADD `reread_error` text;--> statement-breakpoint
CREATE INDEX `resumes_stale` ON `resumes` (`tournament_id`,`id`) WHERE is_stale;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `rubric_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What is there already was made by the first version.
UPDATE `resumes` SET `rubric_version` = 1 WHERE `status` = 'done';--> statement-breakpoint
INSERT INTO `rubric_versions` (`tournament_id`, `version`, `rubric`, `created_at`, `created_by`)
SELECT `id`, 1, `rubric`, `created_at`, `user_id` FROM `tournaments`;
