ALTER TABLE "client_errors" ADD COLUMN "first_release" text;--> statement-breakpoint
ALTER TABLE "client_errors" ADD COLUMN "release" text;--> statement-breakpoint
CREATE INDEX "client_errors_release_index" ON "client_errors" ("release");