ALTER TABLE `users` ADD `retention_days` integer DEFAULT 365 NOT NULL;
