-- Half a minute of rest, which nobody misses: who asked is not known of these.
DELETE FROM "otp_cooldowns";--> statement-breakpoint
ALTER TABLE "otp_cooldowns" ADD COLUMN "asker" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "is_continued" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_cooldowns" DROP CONSTRAINT "otp_cooldowns_pkey";--> statement-breakpoint
ALTER TABLE "otp_cooldowns" ADD PRIMARY KEY ("email","asker");--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_pkey";--> statement-breakpoint
ALTER TABLE "registrations" ADD PRIMARY KEY ("id");--> statement-breakpoint
CREATE INDEX "registrations_email_index" ON "registrations" ("email");