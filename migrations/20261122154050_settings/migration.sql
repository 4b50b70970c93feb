CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
