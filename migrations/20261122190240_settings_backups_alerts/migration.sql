ALTER TYPE "transfer_outcome" ADD VALUE 'bank_test';--> statement-breakpoint
CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took" integer NOT NULL,
	"ok" boolean NOT NULL,
	"place" text NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint,
	"rows" bigint,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"kind" text PRIMARY KEY,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_runs_kind_at_index" ON "backup_runs" ("kind","at");