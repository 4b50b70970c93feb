ALTER TABLE "order_returns" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "for_staff_since" timestamp with time zone;