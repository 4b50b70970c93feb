CREATE TABLE "charm_imports" (
	"id" uuid PRIMARY KEY,
	"admin_id" uuid NOT NULL,
	"csv" text,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"lines" jsonb DEFAULT '[]' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "charms_position_index" ON "charms" ("position");