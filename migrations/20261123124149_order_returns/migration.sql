CREATE TYPE "return_outcome" AS ENUM('new_piece', 'repair', 'refund');--> statement-breakpoint
CREATE TYPE "return_stage" AS ENUM('asked', 'awaited', 'received', 'done', 'declined', 'withdrawn');--> statement-breakpoint
CREATE TYPE "return_wish" AS ENUM('exchange', 'repair', 'refund');--> statement-breakpoint
CREATE TYPE "returned_goods" AS ENUM('restocked', 'written_off');--> statement-breakpoint
CREATE TABLE "order_return_photos" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"file" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" smallint NOT NULL,
	"wish" "return_wish" NOT NULL,
	"reason" text NOT NULL,
	"stage" "return_stage" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"outcome" "return_outcome",
	"answer" text,
	"closing" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"refund" bigint,
	"goods" "returned_goods",
	"acted_by" uuid NOT NULL,
	CONSTRAINT "order_returns_quantity" CHECK ("quantity" > 0),
	CONSTRAINT "order_returns_refund" CHECK ("refund" IS NULL OR "outcome" = 'refund')
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_return_photos_order_id_index" ON "order_return_photos" ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_photos_return_id_index" ON "order_return_photos" ("return_id");--> statement-breakpoint
CREATE INDEX "order_return_photos_file_index" ON "order_return_photos" ("file");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_one_open" ON "order_returns" ("item_id") WHERE stage IN ('asked', 'awaited', 'received');--> statement-breakpoint
CREATE INDEX "order_returns_order_id_index" ON "order_returns" ("order_id");--> statement-breakpoint
CREATE INDEX "order_returns_open" ON "order_returns" ("stage","since") WHERE stage IN ('asked', 'awaited', 'received');--> statement-breakpoint
ALTER TABLE "order_return_photos" ADD CONSTRAINT "order_return_photos_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "order_return_photos" ADD CONSTRAINT "order_return_photos_return_id_order_returns_id_fkey" FOREIGN KEY ("return_id") REFERENCES "order_returns"("id");--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_item_id_order_items_id_fkey" FOREIGN KEY ("item_id") REFERENCES "order_items"("id");--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_acted_by_users_id_fkey" FOREIGN KEY ("acted_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_returned" CHECK ("returned" BETWEEN 0 AND "amount" + "kept");