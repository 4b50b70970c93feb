CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "data_requests_answer" CHECK (num_nonnulls("answer", "answered_at", "answered_by") IN (0, 3))
);
--> statement-breakpoint
CREATE INDEX "data_requests_user_id_created_at_index" ON "data_requests" ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_requests_answered_at_index" ON "data_requests" ("answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_open" ON "data_requests" ("user_id","kind") WHERE answered_at IS NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_answered_by_users_id_fkey" FOREIGN KEY ("answered_by") REFERENCES "users"("id");