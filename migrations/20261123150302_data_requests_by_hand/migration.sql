ALTER TABLE "data_requests" ADD COLUMN "via" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "act_by" timestamp with time zone DEFAULT now() + interval '10 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "identified" text;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "entered_by" uuid;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "done_by" uuid;--> statement-breakpoint
-- The end of the tenth or fifteenth day in Vietnam, which has seven hours more all year.
UPDATE "data_requests" SET "act_by" = (date_trunc('day', "created_at" AT TIME ZONE INTERVAL '7 hours')
  + CASE WHEN "kind" IN ('see', 'correct') THEN INTERVAL '11 days' ELSE INTERVAL '16 days' END - INTERVAL '1 millisecond') AT TIME ZONE INTERVAL '7 hours';--> statement-breakpoint
-- Until now the desk was told to answer what it had done.
UPDATE "data_requests" SET "done_at" = "answered_at", "done_by" = "answered_by" WHERE "answered_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
DROP INDEX "data_requests_open";--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_open" ON "data_requests" ("user_id","kind") WHERE answered_at IS NULL AND via = 'account';--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_client_id_key" UNIQUE("client_id");--> statement-breakpoint
CREATE INDEX "data_requests_done_at_index" ON "data_requests" ("done_at");--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_entered_by_users_id_fkey" FOREIGN KEY ("entered_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_done_by_users_id_fkey" FOREIGN KEY ("done_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_done" CHECK (num_nonnulls("done_at", "done_by") IN (0, 2) AND ("done_at" IS NULL OR "answered_at" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_entered" CHECK (CASE WHEN "via" = 'account' THEN "user_id" IS NOT NULL
        ELSE num_nonnulls("name", "contact", "identified", "entered_by", "client_id") = 5 END);