DROP INDEX "stock_movements_charm_id_index";--> statement-breakpoint
DROP INDEX "stock_movements_ready_made_id_index";--> statement-breakpoint
CREATE INDEX "stock_movements_charm_id_id_index" ON "stock_movements" ("charm_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_ready_made_id_id_index" ON "stock_movements" ("ready_made_id","id");