CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"charm_id" uuid,
	"ready_made_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_of_one_thing" CHECK (num_nonnulls("charm_id", "ready_made_id") = 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_waiting_charm" ON "stock_alerts" ("user_id","charm_id") WHERE told_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_waiting_ready_made" ON "stock_alerts" ("user_id","ready_made_id") WHERE told_at IS NULL;--> statement-breakpoint
CREATE INDEX "stock_alerts_told_at_index" ON "stock_alerts" ("told_at");--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_charm_id_charms_id_fkey" FOREIGN KEY ("charm_id") REFERENCES "charms"("id");--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_ready_made_id_ready_made_bracelets_id_fkey" FOREIGN KEY ("ready_made_id") REFERENCES "ready_made_bracelets"("id");