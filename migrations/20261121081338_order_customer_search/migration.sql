ALTER TABLE "orders" ADD COLUMN "customer_search" text NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_customer_search" ON "orders" USING gin ("customer_search" gin_trgm_ops);