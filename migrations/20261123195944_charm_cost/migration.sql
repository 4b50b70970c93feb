CREATE TABLE "charm_day_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charm_day_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charm_days" (
	"day" date PRIMARY KEY,
	"charms" uuid[] NOT NULL,
	"pieces" bigint[] NOT NULL,
	"revenue" bigint[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "charms" ADD COLUMN "cost" bigint;--> statement-breakpoint
CREATE INDEX "charm_day_changes_day" ON "charm_day_changes" ("day");--> statement-breakpoint
CREATE FUNCTION order_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
$$;--> statement-breakpoint
-- Which days are to be summed up anew; nobody who writes waits for that.
CREATE FUNCTION note_charm_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO charm_day_changes (day)
  SELECT DISTINCT order_day(created_at) FROM changed WHERE order_brings(status, 1) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_charm_days_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO charm_day_changes (day) VALUES (order_day(OLD.created_at)), (order_day(NEW.created_at));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_charm_days_of_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO charm_day_changes (day)
  SELECT DISTINCT order_day(created_at) FROM changed JOIN orders ON orders.id = order_id WHERE order_brings(status, 1) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_charm_day_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO charm_day_changes (day)
  SELECT order_day(created_at) FROM orders WHERE id = NEW.order_id AND order_brings(status, 1) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_charm_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM charm_day_changes;
  DELETE FROM charm_days;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER charms_sold AFTER INSERT ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_charm_days();--> statement-breakpoint
CREATE TRIGGER charms_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_charm_days();--> statement-breakpoint
CREATE TRIGGER charms_moved AFTER UPDATE OF status, created_at ON orders FOR EACH ROW
  WHEN ((OLD.created_at, order_brings(OLD.status, 1)) IS DISTINCT FROM (NEW.created_at, order_brings(NEW.status, 1)))
  EXECUTE FUNCTION note_charm_days_again();--> statement-breakpoint
CREATE TRIGGER charms_none AFTER TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION forget_charm_days();--> statement-breakpoint
CREATE TRIGGER charms_hung AFTER INSERT ON order_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_charm_days_of_items();--> statement-breakpoint
CREATE TRIGGER charms_taken AFTER DELETE ON order_items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_charm_days_of_items();--> statement-breakpoint
CREATE TRIGGER charms_exchanged AFTER UPDATE OF bracelet, quantity ON order_items FOR EACH ROW EXECUTE FUNCTION note_charm_day_of_item();--> statement-breakpoint
-- All days of before are summed up by the first who asks for them: here they are only named, from the first to the last.
INSERT INTO charm_day_changes (day)
SELECT generate_series(order_day(min(created_at)), order_day(max(created_at)), '1 day')::date FROM orders;
