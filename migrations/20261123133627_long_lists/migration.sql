-- With many orders the new ones are laid beforehand, while the shop sells: see docs/operating.md, "Indexes on large tables".
-- Built before the old ones go: readers go on meanwhile, and a drop is a moment.
CREATE INDEX IF NOT EXISTS "stock_movements_by_reason" ON "stock_movements" ("reason","at","charm_id","ready_made_id","reserved");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shipments_made" ON "shipments" ("created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_notes_created_at_index" ON "staff_notes" ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_joined" ON "users" ("created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_history_by_admin" ON "order_history" ("at","id") WHERE "by" = 'admin' AND user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_of_customer" ON "orders" ("user_id","created_at","status","total_price");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_in_status" ON "orders" ("status","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_placed" ON "orders" ("created_at","id","status","total_price","source");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_price" ON "orders" ("total_price","created_at","id");--> statement-breakpoint
DROP INDEX "stock_movements_reason_at_index";--> statement-breakpoint
DROP INDEX "shipments_created_at_index";--> statement-breakpoint
DROP INDEX "users_created_at_index";--> statement-breakpoint
DROP INDEX "orders_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "orders_status_created_at_index";--> statement-breakpoint
DROP INDEX "orders_created_at_index";
