ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (replace(regexp_replace(normalize(lower(name || ' | ' || email), NFD), '[̀-ͯ]', '', 'g'), 'đ', 'd')) STORED;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" ("created_at");