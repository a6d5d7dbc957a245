PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`price_id` text NOT NULL,
	`email` text NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`organization_id` text,
	`declined_attempts` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`paid_at` text,
	FOREIGN KEY (`price_id`) REFERENCES `prices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- Written by hand: the generator reads the new columns from the old table, which has none of them.
INSERT INTO `__new_transactions`("id", "price_id", "email", "state", "created_at", "paid_at") SELECT "id", "price_id", "email", "state", "created_at", CASE WHEN "state" = 'completed' THEN "created_at" END FROM `transactions`;--> statement-breakpoint
DROP TABLE `transactions`;--> statement-breakpoint
ALTER TABLE `__new_transactions` RENAME TO `transactions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;