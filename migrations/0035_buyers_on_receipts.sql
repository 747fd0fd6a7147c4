ALTER TABLE `checkouts` ADD `buyer_name` text;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `buyer_tax_id` text;