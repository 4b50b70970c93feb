CREATE TYPE "photo_stage" AS ENUM('none', 'wanted', 'sent', 'changes_requested', 'approved', 'set_aside');--> statement-breakpoint
CREATE TABLE "order_photo_rounds" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"note" text,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"wish" text,
	"marks" jsonb DEFAULT '[]' NOT NULL,
	"is_accepted" boolean,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "order_photo_rounds_order_id_number_unique" UNIQUE("order_id","number"),
	CONSTRAINT "order_photo_rounds_wish" CHECK (("asked_at" IS NULL) = ("wish" IS NULL)),
	CONSTRAINT "order_photo_rounds_decision" CHECK (num_nonnulls("is_accepted", "answer", "decided_by", "decided_at") IN (0, 4))
);
--> statement-breakpoint
CREATE TABLE "order_photos" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"round_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"file" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "photo_stage" "photo_stage" DEFAULT 'none'::"photo_stage" NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "photo_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "photo_for_staff_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "pictures" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_photos_order_id_index" ON "order_photos" ("order_id");--> statement-breakpoint
CREATE INDEX "order_photos_round_id_index" ON "order_photos" ("round_id");--> statement-breakpoint
CREATE INDEX "order_photos_file_index" ON "order_photos" ("file");--> statement-breakpoint
CREATE INDEX "orders_photo" ON "orders" ("photo_stage","photo_since") WHERE photo_stage IN ('wanted', 'sent', 'changes_requested');--> statement-breakpoint
ALTER TABLE "order_photo_rounds" ADD CONSTRAINT "order_photo_rounds_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "order_photo_rounds" ADD CONSTRAINT "order_photo_rounds_sent_by_users_id_fkey" FOREIGN KEY ("sent_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "order_photo_rounds" ADD CONSTRAINT "order_photo_rounds_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_round_id_order_photo_rounds_id_fkey" FOREIGN KEY ("round_id") REFERENCES "order_photo_rounds"("id");--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_uploaded_by_users_id_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id");--> statement-breakpoint
UPDATE "orders" SET "photo_stage" = 'wanted'
WHERE "status" IN ('pending', 'pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation', 'confirmed')
  AND EXISTS (SELECT FROM "order_items" WHERE "order_id" = "orders"."id" AND "custom_bracelet_id" IS NOT NULL);
