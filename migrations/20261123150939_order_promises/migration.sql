ALTER TABLE "orders" ADD COLUMN "promised_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hand_over_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promise_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promises" jsonb DEFAULT '[]' NOT NULL;