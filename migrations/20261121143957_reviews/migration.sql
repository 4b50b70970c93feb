CREATE TYPE "review_status" AS ENUM('pending', 'shown', 'hidden');--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL UNIQUE,
	"user_id" uuid,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"photo" text,
	"status" "review_status" DEFAULT 'pending'::"review_status" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE INDEX "reviews_status_created_at_index" ON "reviews" ("status","created_at");--> statement-breakpoint
CREATE INDEX "reviews_user_id_index" ON "reviews" ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_photo_index" ON "reviews" ("photo") WHERE "photo" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");