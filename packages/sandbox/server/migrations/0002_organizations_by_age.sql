DROP INDEX `organizations_by_age`;--> statement-breakpoint
CREATE INDEX `organizations_by_age` ON `organizations` ("created_at" desc,`id`,`email`);