CREATE INDEX IF NOT EXISTS "reviews_pending" ON "reviews" ("created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_decided" ON "reviews" ("created_at","id") WHERE status <> 'pending';--> statement-breakpoint
-- Existing reviews are counted by the first reader, as with the other kept counts.
CREATE TRIGGER count_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_status();--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_status();--> statement-breakpoint
CREATE TRIGGER count_moved AFTER UPDATE OF status ON reviews FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION recount_status();--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();
