CREATE TYPE "transfer_outcome" AS ENUM('confirmed', 'amount_differs', 'already_paid', 'too_late', 'unknown_content', 'other_account', 'outgoing');--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"id" uuid PRIMARY KEY,
	"bank_transaction_id" text NOT NULL UNIQUE,
	"outcome" "transfer_outcome" NOT NULL,
	"order_id" uuid,
	"amount" bigint NOT NULL,
	"content" text NOT NULL,
	"gateway" text NOT NULL,
	"account_number" text NOT NULL,
	"reference_code" text NOT NULL,
	"transferred_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"notice" text NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL UNIQUE,
	"amount" bigint NOT NULL,
	"content" text UNIQUE,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payments_amount" CHECK ("amount" >= 0),
	CONSTRAINT "payments_content" CHECK ("content" ~ '^[A-Z0-9]{1,19}$'),
	CONSTRAINT "payments_refund" CHECK ("refunded_at" IS NULL OR "paid_at" IS NOT NULL OR "content" IS NULL)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_pay_by_index" ON "orders" ("pay_by") WHERE "pay_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_transfers_received_at_index" ON "bank_transfers" ("received_at");--> statement-breakpoint
CREATE INDEX "bank_transfers_unsettled" ON "bank_transfers" ("received_at") WHERE "settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "bank_transfers_order_id_index" ON "bank_transfers" ("order_id");--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_settled_by_users_id_fkey" FOREIGN KEY ("settled_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");