CREATE TABLE "day_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_sums" (
	"day" date PRIMARY KEY,
	"orders" integer NOT NULL,
	"sold" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"new_customers" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"things" uuid[] NOT NULL,
	"pieces" integer[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "day_changes_day" ON "day_changes" ("day");--> statement-breakpoint
-- Which days are to be summed up anew; nobody who writes waits for that. Who ordered for the first time hangs on the days before, so
-- an order that comes to be, goes or changes hands before others of the same customer names theirs too.
CREATE FUNCTION note_days_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_changes (day)
  SELECT order_day(created_at) FROM changed
  UNION SELECT order_day(later.created_at) FROM changed JOIN orders AS later
    ON later.user_id = changed.user_id AND later.created_at > changed.created_at;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_days_placed_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_changes (day)
  SELECT order_day(OLD.created_at) UNION SELECT order_day(NEW.created_at)
  UNION SELECT order_day(created_at) FROM orders
    WHERE (OLD.user_id, OLD.created_at) IS DISTINCT FROM (NEW.user_id, NEW.created_at)
      AND user_id IN (OLD.user_id, NEW.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_days_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_changes (day)
  SELECT DISTINCT order_day(at) FROM changed WHERE reason IN ('order_placed', 'order_cancelled');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_all_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_changes (day) SELECT day FROM day_sums;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER days_placed AFTER INSERT ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_placed();--> statement-breakpoint
CREATE TRIGGER days_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_placed();--> statement-breakpoint
CREATE TRIGGER days_changed AFTER UPDATE OF status, total_price, created_at, user_id, source ON orders FOR EACH ROW
  WHEN ((OLD.created_at, OLD.user_id, OLD.source, order_brings(OLD.status, 1), order_brings(OLD.status, OLD.total_price))
    IS DISTINCT FROM (NEW.created_at, NEW.user_id, NEW.source, order_brings(NEW.status, 1), order_brings(NEW.status, NEW.total_price)))
  EXECUTE FUNCTION note_days_placed_again();--> statement-breakpoint
CREATE TRIGGER days_of_none AFTER TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION note_all_days();--> statement-breakpoint
CREATE TRIGGER days_moved AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_moved();--> statement-breakpoint
CREATE TRIGGER days_unmoved AFTER DELETE ON stock_movements REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_moved();--> statement-breakpoint
CREATE TRIGGER days_without_moves AFTER TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION note_all_days();--> statement-breakpoint
-- All days of before are summed up by the first who asks for them: here they are only named, from the first to the last.
INSERT INTO day_changes (day)
SELECT generate_series(order_day(min(created_at)), order_day(greatest(max(created_at), now())), '1 day')::date FROM orders;
