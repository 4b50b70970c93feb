CREATE TABLE "zalo_consents" (
	"user_id" uuid PRIMARY KEY,
	"phone" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zalo_messages" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"round" smallint NOT NULL,
	"state" text NOT NULL,
	"price" bigint,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "zalo_messages_order_id_kind_round_unique" UNIQUE("order_id","kind","round")
);
--> statement-breakpoint
CREATE TABLE "zalo_tokens" (
	"only" boolean PRIMARY KEY DEFAULT true,
	"access_token" text,
	"expires_at" timestamp with time zone,
	"refresh_token" text NOT NULL,
	"began_with" text NOT NULL,
	"traded_until" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "zalo_tokens_one" CHECK ("only")
);
--> statement-breakpoint
CREATE INDEX "zalo_messages_state_created_at_index" ON "zalo_messages" ("state","created_at");--> statement-breakpoint
CREATE INDEX "zalo_messages_asked_at_index" ON "zalo_messages" ("asked_at");--> statement-breakpoint
ALTER TABLE "zalo_consents" ADD CONSTRAINT "zalo_consents_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "zalo_messages" ADD CONSTRAINT "zalo_messages_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");