CREATE TABLE `past_sales` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text,
	`paid_at` integer NOT NULL,
	`amount_in_cents` integer NOT NULL,
	`amount_refunded_in_cents` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `past_sales_by_payment` ON `past_sales` (`payment_id`);