CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"network" text,
	"route" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_key" text GENERATED ALWAYS AS (regexp_replace(replace(regexp_replace(normalize(lower((shipping_address ->> 'addressLine1') || (shipping_address ->> 'city')), NFD), '[̀-ͯ]', '', 'g'), 'đ', 'd'), '[^a-z0-9]+', '', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "security_events_at_index" ON "security_events" ("at");--> statement-breakpoint
CREATE INDEX "security_events_user_id_id_index" ON "security_events" ("user_id","id");--> statement-breakpoint
CREATE INDEX "security_events_kind_id_index" ON "security_events" ("kind","id");--> statement-breakpoint
CREATE INDEX "orders_unconfirmed_phone" ON "orders" (("shipping_address" ->> 'phone')) WHERE status IN ('pending', 'pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation');--> statement-breakpoint
CREATE INDEX "orders_unconfirmed_address" ON "orders" ("address_key") WHERE status IN ('pending', 'pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation');--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;