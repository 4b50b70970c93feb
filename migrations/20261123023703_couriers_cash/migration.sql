CREATE TABLE "cash_hand_ins" (
	"id" uuid PRIMARY KEY,
	"shipper_id" uuid NOT NULL,
	"received_by" uuid NOT NULL,
	"expected" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"note" text,
	"client_id" uuid NOT NULL UNIQUE,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "cash_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "cash_hand_in_id" uuid;--> statement-breakpoint
CREATE INDEX "cash_hand_ins_created_at_index" ON "cash_hand_ins" ("created_at");--> statement-breakpoint
CREATE INDEX "cash_hand_ins_shipper_id_index" ON "cash_hand_ins" ("shipper_id");--> statement-breakpoint
CREATE INDEX "shipments_cash_held" ON "shipments" ("shipper_id") WHERE "cash_held";--> statement-breakpoint
CREATE INDEX "shipments_cash_hand_in_id_index" ON "shipments" ("cash_hand_in_id") WHERE "cash_hand_in_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD CONSTRAINT "cash_hand_ins_shipper_id_users_id_fkey" FOREIGN KEY ("shipper_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "cash_hand_ins" ADD CONSTRAINT "cash_hand_ins_received_by_users_id_fkey" FOREIGN KEY ("received_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_cash_hand_in_id_cash_hand_ins_id_fkey" FOREIGN KEY ("cash_hand_in_id") REFERENCES "cash_hand_ins"("id");