CREATE TYPE "gift_hand" AS ENUM('script', 'print');--> statement-breakpoint
CREATE TABLE "order_gifts" (
	"order_id" uuid PRIMARY KEY,
	"recipient" text,
	"sender" text,
	"hand" "gift_hand" NOT NULL,
	"not_before" date,
	"link_hash" text NOT NULL UNIQUE,
	"opened_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_gifts" ADD CONSTRAINT "order_gifts_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");