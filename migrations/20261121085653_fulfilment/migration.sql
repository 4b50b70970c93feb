CREATE TYPE "shipment_actor" AS ENUM('admin', 'shipper');--> statement-breakpoint
CREATE TYPE "shipment_status" AS ENUM('pending', 'shipped', 'in_transit', 'out_for_delivery', 'delivered', 'failed', 'returned');--> statement-breakpoint
CREATE TYPE "stock_return" AS ENUM('restocked', 'written_off');--> statement-breakpoint
ALTER TYPE "stock_reason" ADD VALUE 'restock';--> statement-breakpoint
CREATE TABLE "shipment_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shipment_id" uuid NOT NULL,
	"status" "shipment_status" NOT NULL,
	"note" text,
	"by" "shipment_actor" NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_history_shipment_id_client_id_unique" UNIQUE("shipment_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL UNIQUE,
	"status" "shipment_status" NOT NULL,
	"shipper_id" uuid,
	"tracking_number" text,
	"carrier" text,
	"delivery_notes" text,
	"proof" text,
	"estimated_delivery_date" timestamp with time zone NOT NULL,
	"actual_delivery_date" timestamp with time zone,
	"stock_return" "stock_return",
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipments_shipper" CHECK (("status" = 'pending') = ("shipper_id" IS NULL)),
	CONSTRAINT "shipments_stock_return" CHECK ("stock_return" IS NULL OR "status" = 'returned')
);
--> statement-breakpoint
CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"label" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shipments_created_at_index" ON "shipments" ("created_at");--> statement-breakpoint
CREATE INDEX "shipments_status_created_at_index" ON "shipments" ("status","created_at");--> statement-breakpoint
CREATE INDEX "shipments_shipper_id_created_at_index" ON "shipments" ("shipper_id","created_at");--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "staff_notes_order_id_index" ON "staff_notes" ("order_id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_at_index" ON "audit_log" ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_user_id_at_index" ON "audit_log" ("user_id","at");--> statement-breakpoint
ALTER TABLE "shipment_history" ADD CONSTRAINT "shipment_history_shipment_id_shipments_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id");--> statement-breakpoint
ALTER TABLE "shipment_history" ADD CONSTRAINT "shipment_history_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shipper_id_users_id_fkey" FOREIGN KEY ("shipper_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");