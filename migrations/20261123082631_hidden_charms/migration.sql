ALTER TABLE "charms" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "charms" ADD CONSTRAINT "charms_hidden" CHECK (NOT "hidden" OR "removed_at" IS NOT NULL);