CREATE TYPE "chat_priority" AS ENUM('low', 'normal', 'high', 'urgent');--> statement-breakpoint
CREATE TYPE "chat_side" AS ENUM('customer', 'admin', 'shop');--> statement-breakpoint
CREATE TYPE "chat_status" AS ENUM('pending', 'assigned', 'active', 'closed');--> statement-breakpoint
CREATE TYPE "message_type" AS ENUM('text', 'image', 'system', 'charm_list', 'payment_instruction', 'payment_confirmation', 'admin_payment_confirmation', 'admin_payment_rejection');--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY,
	"shortcut" text NOT NULL UNIQUE,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_images" (
	"file" text PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"chat_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"id" uuid PRIMARY KEY,
	"chat_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"admin_id" uuid,
	"status" "chat_status" DEFAULT 'pending'::"chat_status" NOT NULL,
	"priority" "chat_priority" DEFAULT 'normal'::"chat_priority" NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"user_read_seq" integer DEFAULT 0 NOT NULL,
	"admin_read_seq" integer DEFAULT 0 NOT NULL,
	"user_unread" integer DEFAULT 0 NOT NULL,
	"admin_unread" integer DEFAULT 0 NOT NULL,
	"user_seen_at" timestamp with time zone NOT NULL,
	"last_reply_seq" integer DEFAULT 0 NOT NULL,
	"last_reply_at" timestamp with time zone,
	"mailed_seq" integer DEFAULT 0 NOT NULL,
	"first_asked_at" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"auto_answered_at" timestamp with time zone,
	"rating_asked" boolean DEFAULT false NOT NULL,
	"stars" smallint,
	"rating_comment" text DEFAULT '' NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chats_stars" CHECK ("stars" BETWEEN 1 AND 5),
	CONSTRAINT "chats_active_has_admin" CHECK ("status" <> 'active' OR "admin_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY,
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"side" "chat_side" NOT NULL,
	"sender_id" uuid,
	"type" "message_type" NOT NULL,
	"content" text NOT NULL,
	"metadata" jsonb DEFAULT '{}' NOT NULL,
	"client_id" text,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_chat_id_seq_unique" UNIQUE("chat_id","seq")
);
--> statement-breakpoint
CREATE INDEX "chat_images_unsent" ON "chat_images" ("created_at") WHERE "chat_id" IS NULL;--> statement-breakpoint
CREATE INDEX "chat_notes_chat_id_created_at_index" ON "chat_notes" ("chat_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_one_open" ON "chats" ("user_id") WHERE "status" <> 'closed';--> statement-breakpoint
CREATE INDEX "chats_user_id_created_at_index" ON "chats" ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "chats_status_last_message_at_index" ON "chats" ("status","last_message_at");--> statement-breakpoint
CREATE INDEX "chats_admin_id_status_index" ON "chats" ("admin_id","status");--> statement-breakpoint
CREATE INDEX "chats_unread" ON "chats" ("last_reply_at") WHERE "user_unread" > 0;--> statement-breakpoint
CREATE INDEX "chats_search" ON "chats" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id" ON "messages" ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "chat_images" ADD CONSTRAINT "chat_images_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "chat_images" ADD CONSTRAINT "chat_images_chat_id_chats_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chats"("id");--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_chat_id_chats_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chats"("id");--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_admin_id_users_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chat_id_chats_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chats"("id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id");