ALTER TABLE "bracelet_strings" DROP CONSTRAINT "bracelet_strings_name_key";--> statement-breakpoint
ALTER TABLE "categories" DROP CONSTRAINT "categories_name_key";--> statement-breakpoint
ALTER TABLE "tying_methods" DROP CONSTRAINT "tying_methods_name_key";--> statement-breakpoint
ALTER TABLE "shipping_options" DROP CONSTRAINT "shipping_options_name_key";--> statement-breakpoint
ALTER TABLE "bracelet_strings" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charms" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ready_made_bracelets" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tying_methods" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipping_options" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "bracelet_strings_name" ON "bracelet_strings" ("name") WHERE "removed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" ("name") WHERE "removed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tying_methods_name" ON "tying_methods" ("name") WHERE "removed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_options_name" ON "shipping_options" ("name") WHERE "removed_at" IS NULL;