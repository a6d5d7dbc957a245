DROP INDEX `jobs_by_age`;--> statement-breakpoint
ALTER TABLE `jobs` ADD `restarts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_of_organization` ON `jobs` (`organization_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_by_age` ON `jobs` (`source`,"created_at" desc,`job_id`);--> statement-breakpoint
CREATE INDEX `workflows_by_age` ON `workflows` (`source`,"created_at" desc,`workflow_id`);