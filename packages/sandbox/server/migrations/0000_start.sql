CREATE TABLE `admins` (
	`identity_id` text PRIMARY KEY NOT NULL,
	`can_create_new_admins` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`identity_id`) REFERENCES `identities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `clusters` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`region` text NOT NULL,
	`dashboard` text NOT NULL,
	`healthy` integer DEFAULT false NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`archived` integer DEFAULT false NOT NULL,
	`priority` integer DEFAULT 50 NOT NULL,
	`domain` text NOT NULL,
	`helm_version` text DEFAULT '' NOT NULL,
	`kubeconfig` text DEFAULT '' NOT NULL,
	`postgres_image` text DEFAULT '' NOT NULL,
	`backend_image` text DEFAULT '' NOT NULL,
	`frontend_image` text DEFAULT '' NOT NULL,
	`caddy_image` text DEFAULT '' NOT NULL,
	`ingress_annotations` text DEFAULT '{}' NOT NULL,
	`user_kratos_url` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`checked_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clusters_name_unique` ON `clusters` (`name`);--> statement-breakpoint
CREATE TABLE `custom_job_templates` (
	`template_id` text PRIMARY KEY NOT NULL,
	`display_name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`job_type` text NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`target_type` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `custom_workflow_steps` (
	`step_id` text PRIMARY KEY NOT NULL,
	`workflow_id` text NOT NULL,
	`sequence_number` integer NOT NULL,
	`job_type` text NOT NULL,
	`max_retries` integer DEFAULT 3 NOT NULL,
	FOREIGN KEY (`workflow_id`) REFERENCES `custom_workflows`(`workflow_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `custom_workflows` (
	`workflow_id` text PRIMARY KEY NOT NULL,
	`display_name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`target_type` text NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dashboards` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_id` text NOT NULL,
	`name` text,
	`url` text NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`job_id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`job_type` text NOT NULL,
	`status` text NOT NULL,
	`organization_id` text,
	`cluster_id` text,
	`workflow_id` text,
	`namespace` text,
	`retries` integer DEFAULT 0 NOT NULL,
	`max_retries` integer DEFAULT 3 NOT NULL,
	`error_message` text,
	`sequence_number` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`due_at` text,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cluster_id`) REFERENCES `clusters`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`workflow_id`) REFERENCES `workflows`(`workflow_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `jobs_by_age` ON `jobs` (`source`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_by_workflow` ON `jobs` (`workflow_id`,`sequence_number`);--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`due_at`);--> statement-breakpoint
CREATE TABLE `members` (
	`identity_id` text PRIMARY KEY NOT NULL,
	`is_active` integer,
	FOREIGN KEY (`identity_id`) REFERENCES `identities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `memberships` (
	`organization_id` text NOT NULL,
	`identity_id` text NOT NULL,
	`joined_at` text NOT NULL,
	PRIMARY KEY(`identity_id`, `organization_id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`identity_id`) REFERENCES `identities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `namespaces` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`organization_id` text NOT NULL,
	`cluster_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cluster_id`) REFERENCES `clusters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `namespaces_name_unique` ON `namespaces` (`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `namespaces_organization_id_unique` ON `namespaces` (`organization_id`);--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`plan_id` text,
	`additional_tools` integer DEFAULT 0 NOT NULL,
	`additional_agents` integer DEFAULT 0 NOT NULL,
	`additional_group_graphs` integer DEFAULT 0 NOT NULL,
	`additional_groups` integer DEFAULT 0 NOT NULL,
	`used_tools` integer DEFAULT 0 NOT NULL,
	`used_agents` integer DEFAULT 0 NOT NULL,
	`used_groups` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organizations_by_age` ON `organizations` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `payment_providers` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`max_tools` integer DEFAULT 0 NOT NULL,
	`max_agents` integer DEFAULT 0 NOT NULL,
	`max_group_graphs` integer DEFAULT 0 NOT NULL,
	`max_groups` integer DEFAULT 0 NOT NULL,
	`price_in_cents` integer DEFAULT 0 NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`deprecated` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_name_unique` ON `plans` (`name`);--> statement-breakpoint
CREATE TABLE `prices` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`plan_id` text,
	`name` text,
	`description` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`unit_price_amount` integer NOT NULL,
	`unit_price_currency` text NOT NULL,
	`billing_cycle_interval` text,
	`billing_cycle_frequency` integer,
	`trial_period_interval` text,
	`trial_period_frequency` integer,
	`type` text DEFAULT 'standard' NOT NULL,
	`tax_mode` text DEFAULT 'account_setting' NOT NULL,
	`provider_price_id` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prices_provider_price_id_unique` ON `prices` (`provider_price_id`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_provider` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`tax_category` text DEFAULT 'standard' NOT NULL,
	`created_at` text NOT NULL,
	`synced_at` text,
	FOREIGN KEY (`payment_provider`) REFERENCES `payment_providers`(`name`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `switches` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	CONSTRAINT "only_one" CHECK("switches"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `system_settings` (
	`setting_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `system_settings_key_unique` ON `system_settings` (`key`);--> statement-breakpoint
CREATE TABLE `transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`price_id` text NOT NULL,
	`email` text NOT NULL,
	`state` text DEFAULT 'ready' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`price_id`) REFERENCES `prices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `workflows` (
	`workflow_id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`workflow_type` text NOT NULL,
	`organization_id` text,
	`cluster_id` text,
	`description` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cluster_id`) REFERENCES `clusters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `credentials` (
	`identity_id` text NOT NULL,
	`type` text NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`identity_id`, `type`),
	FOREIGN KEY (`identity_id`) REFERENCES `identities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `flow_errors` (
	`id` text PRIMARY KEY NOT NULL,
	`error` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `flow_secrets` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`identity_id` text NOT NULL,
	`address` text NOT NULL,
	`hash` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`flow_id`) REFERENCES `flows`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`identity_id`) REFERENCES `identities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `secrets_of_flow` ON `flow_secrets` (`flow_id`);--> statement-breakpoint
CREATE TABLE `flows` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`active` text,
	`issued_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`request_url` text NOT NULL,
	`return_to` text,
	`after_verification_return_to` text,
	`refresh` integer DEFAULT false NOT NULL,
	`requested_aal` text DEFAULT 'aal1' NOT NULL,
	`csrf_token` text NOT NULL,
	`identity_id` text,
	`address` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`nodes` text NOT NULL,
	`messages` text NOT NULL,
	`totp_url` text,
	`lookup_codes` text,
	FOREIGN KEY (`identity_id`) REFERENCES `identities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `flows_by_expiry` ON `flows` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`admin` integer DEFAULT false NOT NULL,
	`state` text DEFAULT 'active' NOT NULL,
	`state_changed_at` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_email_unique` ON `identities` (`email`);--> statement-breakpoint
CREATE TABLE `lookup_secrets` (
	`identity_id` text NOT NULL,
	`position` integer NOT NULL,
	`code` text NOT NULL,
	`used_at` text,
	PRIMARY KEY(`identity_id`, `position`),
	FOREIGN KEY (`identity_id`) REFERENCES `identities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`template` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mails_by_age` ON `mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`identity_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`logout_token` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`aal` text NOT NULL,
	`methods` text NOT NULL,
	`issued_at` text NOT NULL,
	`authenticated_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`device_id` text NOT NULL,
	`ip_address` text NOT NULL,
	`user_agent` text NOT NULL,
	FOREIGN KEY (`identity_id`) REFERENCES `identities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_of_identity` ON `sessions` (`identity_id`);--> statement-breakpoint
CREATE TABLE `verifiable_addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`identity_id` text NOT NULL,
	`value` text NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`verified_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`identity_id`) REFERENCES `identities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_of_identity` ON `verifiable_addresses` (`identity_id`);