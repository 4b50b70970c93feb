ALTER TABLE "custom_bracelets" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "custom_bracelets" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "custom_bracelets" ADD CONSTRAINT "custom_bracelets_share_token_key" UNIQUE("share_token");