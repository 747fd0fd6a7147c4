CREATE TABLE `idempotent_requests` (
	`partner_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`body` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`partner_id`, `key`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `listings` (
	`tournament_id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`job_listing_type` text NOT NULL,
	`region` text NOT NULL,
	`application_url` text,
	`optional_skills` text DEFAULT '[]' NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `partners` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`username` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`disabled_at` integer,
	`tokens_valid_from` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_username_unique` ON `partners` (`username`);--> statement-breakpoint
CREATE TABLE `revoked_partner_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`type` text NOT NULL,
	`payload` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`claimed_at` integer,
	`delivered_at` integer,
	`last_status` integer,
	`last_error` text,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_endpoint` ON `webhook_deliveries` (`endpoint_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`url` text NOT NULL,
	`secret` text NOT NULL,
	`events` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_by_partner` ON `webhook_endpoints` (`partner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`tournament_id` text,
	`resume_id` text,
	`details` text DEFAULT '{}' NOT NULL,
	`hash` text
);
--> statement-breakpoint
CREATE INDEX `audit_entries_by_tournament` ON `audit_entries` (`tournament_id`,`key`);--> statement-breakpoint
CREATE INDEX `audit_entries_unsealed` ON `audit_entries` (`key`) WHERE hash is null;--> statement-breakpoint
CREATE TABLE `failed_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`job` text NOT NULL,
	`error` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`rerun_at` integer
);
--> statement-breakpoint
CREATE INDEX `failed_jobs_open` ON `failed_jobs` (`rerun_at`,`created_at`);--> statement-breakpoint
ALTER TABLE `checkouts` ADD `credits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `is_external` integer DEFAULT false NOT NULL;