CREATE TYPE "mail_lane" AS ENUM('code', 'letter');--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mails_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lane" "mail_lane" DEFAULT 'letter'::"mail_lane" NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_state" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "good_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_thread_seq_index" ON "mails" ("thread","seq");--> statement-breakpoint
CREATE INDEX "mails_refused" ON "mails" ("refused_at") WHERE "refused_at" IS NOT NULL;