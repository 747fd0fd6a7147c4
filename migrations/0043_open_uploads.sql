CREATE TABLE `open_uploads` (
	`tournament_id` text NOT NULL,
	`id` text NOT NULL,
	`open_until` integer NOT NULL,
	PRIMARY KEY(`tournament_id`, `id`),
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
