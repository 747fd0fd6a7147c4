CREATE TABLE `queue_progress` (
	`queue` text PRIMARY KEY NOT NULL,
	`taken_at` integer NOT NULL,
	`sent_at` integer NOT NULL
);
