ALTER TYPE "transfer_outcome" ADD VALUE 'contradicts';--> statement-breakpoint
ALTER TYPE "transfer_outcome" ADD VALUE 'unreadable';--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_transfers" DROP CONSTRAINT "bank_transfers_bank_transaction_id_key";--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "contradicts" uuid;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "is_incoming" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_once" ON "bank_transfers" ("bank_transaction_id") WHERE "contradicts" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_contradictions" ON "bank_transfers" ("contradicts","amount","is_incoming");--> statement-breakpoint
CREATE INDEX "refunds_order_id_at_index" ON "refunds" ("order_id","at");--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_contradicts_bank_transfers_id_fkey" FOREIGN KEY ("contradicts") REFERENCES "bank_transfers"("id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("refunded" BETWEEN 0 AND coalesce("received", "amount"));--> statement-breakpoint
UPDATE "payments" SET "received" = "amount" WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "refunds" ("id", "order_id", "amount", "user_id", "at")
SELECT gen_random_uuid(), "order_id", "amount", (
    SELECT "user_id" FROM "order_history"
     WHERE "order_history"."order_id" = "payments"."order_id" AND "note" = 'Refund processed' ORDER BY "id" DESC LIMIT 1
  ), "refunded_at"
FROM "payments" WHERE "refunded_at" IS NOT NULL AND "amount" > 0;--> statement-breakpoint
UPDATE "payments" SET "refunded" = "amount" WHERE "refunded_at" IS NOT NULL;--> statement-breakpoint
UPDATE "bank_transfers" SET "is_incoming" = false WHERE "outcome" = 'outgoing';
