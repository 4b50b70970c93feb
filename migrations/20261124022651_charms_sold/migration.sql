ALTER TABLE "charms" ADD COLUMN "sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was sold so far. An instance of the release before, while it still runs, sells without counting here.
UPDATE "charms" SET "sold" = "ledger"."pieces"
FROM (
  SELECT "charm_id", sum(CASE "reason" WHEN 'return' THEN -"shelf" ELSE "reserved" END)::int AS "pieces"
  FROM "stock_movements"
  WHERE "charm_id" IS NOT NULL AND "reason" IN ('order_placed', 'order_cancelled', 'return')
  GROUP BY "charm_id"
) AS "ledger"
WHERE "ledger"."charm_id" = "charms"."id";
