CREATE TYPE "booking_concern" AS ENUM('unknown', 'trouble', 'cancelled', 'stuck');--> statement-breakpoint
CREATE TYPE "booking_state" AS ENUM('asking', 'made', 'refused', 'unwanted', 'cancelled');--> statement-breakpoint
CREATE TYPE "carrier" AS ENUM('ghn', 'ghtk', 'viettelpost');--> statement-breakpoint
ALTER TYPE "order_actor" ADD VALUE 'carrier';--> statement-breakpoint
ALTER TYPE "shipment_actor" ADD VALUE 'carrier';--> statement-breakpoint
CREATE TABLE "carrier_bookings" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"carrier" "carrier" NOT NULL,
	"code" text NOT NULL UNIQUE,
	"state" "booking_state" NOT NULL,
	"asked_until" timestamp with time zone,
	"tracking_number" text,
	"cod" bigint NOT NULL,
	"carrier_cod" bigint,
	"fee" bigint,
	"weight_g" integer NOT NULL,
	"length_cm" integer NOT NULL,
	"width_cm" integer NOT NULL,
	"height_cm" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"carrier_status" text,
	"carrier_at" timestamp with time zone,
	"heard_at" timestamp with time zone NOT NULL,
	"concern" "booking_concern",
	"remitted_at" timestamp with time zone,
	"payout_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carrier_bookings_number" CHECK ("state" <> 'made' OR "tracking_number" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "carrier_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carrier_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carrier_notices_booking_id_status_at_unique" UNIQUE("booking_id","status","at")
);
--> statement-breakpoint
CREATE TABLE "carrier_payouts" (
	"id" uuid PRIMARY KEY,
	"carrier" "carrier" NOT NULL,
	"received_by" uuid NOT NULL,
	"expected" bigint NOT NULL,
	"fees" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"note" text,
	"client_id" uuid NOT NULL UNIQUE,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "via" "carrier";--> statement-breakpoint
ALTER TABLE "shipment_history" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_bookings_open" ON "carrier_bookings" ("order_id") WHERE state IN ('asking', 'made');--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_bookings_carrier_tracking_number_index" ON "carrier_bookings" ("carrier","tracking_number");--> statement-breakpoint
CREATE INDEX "carrier_bookings_state_heard_at_index" ON "carrier_bookings" ("state","heard_at");--> statement-breakpoint
CREATE INDEX "carrier_bookings_payout_id_index" ON "carrier_bookings" ("payout_id") WHERE "payout_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "carrier_payouts_carrier_created_at_index" ON "carrier_payouts" ("carrier","created_at");--> statement-breakpoint
ALTER TABLE "carrier_bookings" ADD CONSTRAINT "carrier_bookings_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "carrier_bookings" ADD CONSTRAINT "carrier_bookings_payout_id_carrier_payouts_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "carrier_payouts"("id");--> statement-breakpoint
ALTER TABLE "carrier_bookings" ADD CONSTRAINT "carrier_bookings_created_by_users_id_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "carrier_notices" ADD CONSTRAINT "carrier_notices_booking_id_carrier_bookings_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "carrier_bookings"("id");--> statement-breakpoint
ALTER TABLE "carrier_payouts" ADD CONSTRAINT "carrier_payouts_received_by_users_id_fkey" FOREIGN KEY ("received_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_via" CHECK ("via" IS NULL OR "shipper_id" IS NULL);