CREATE TABLE "bracelet_drafts" (
	"user_id" uuid PRIMARY KEY,
	"draft" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bracelet_drafts" ADD CONSTRAINT "bracelet_drafts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;