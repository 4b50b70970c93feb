CREATE INDEX IF NOT EXISTS "kept_counts_of" ON "kept_counts" ("what","part","n");--> statement-breakpoint
-- Existing rows are counted by the job, as with the other kept counts; each trigger replaced waits until those who write have ended.
CREATE FUNCTION day_text(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')
$$;--> statement-breakpoint
CREATE FUNCTION price_text(price bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lpad((price / 1000)::text, 10, '0')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM kept_counts WHERE starts_with(what, TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT named.what, named.part, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM changed, LATERAL (VALUES
    ('orders', status::text), ('orders_by_day', day_text(created_at) || ' ' || status || ' ' || payment_method),
    ('orders_by_price', price_text(total_price))
  ) AS named (what, part)
  GROUP BY named.what, named.part;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION recount_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n) VALUES
    ('orders', OLD.status::text, -1), ('orders', NEW.status::text, 1),
    ('orders_by_day', day_text(OLD.created_at) || ' ' || OLD.status || ' ' || OLD.payment_method, -1),
    ('orders_by_day', day_text(NEW.created_at) || ' ' || NEW.status || ' ' || NEW.payment_method, 1);
  IF OLD.total_price <> NEW.total_price THEN
    INSERT INTO kept_counts (what, part, n) VALUES
      ('orders_by_price', price_text(OLD.total_price), -1), ('orders_by_price', price_text(NEW.total_price), 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_shipments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT named.what, named.part, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM changed, LATERAL (VALUES
    ('shipments', status::text), ('shipments_by_day', day_text(created_at) || ' ' || status),
    ('shipments_of_shipper', coalesce(shipper_id::text, '-') || ' ' || status)
  ) AS named (what, part)
  GROUP BY named.what, named.part;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION recount_shipment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n) VALUES
    ('shipments', OLD.status::text, -1), ('shipments', NEW.status::text, 1),
    ('shipments_by_day', day_text(OLD.created_at) || ' ' || OLD.status, -1),
    ('shipments_by_day', day_text(NEW.created_at) || ' ' || NEW.status, 1),
    ('shipments_of_shipper', coalesce(OLD.shipper_id::text, '-') || ' ' || OLD.status, -1),
    ('shipments_of_shipper', coalesce(NEW.shipper_id::text, '-') || ' ' || NEW.status, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT named.what, named.part, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * sum(named.n)
  FROM changed, LATERAL (VALUES
    ('reviews', status::text, 1), ('reviews_stars', status::text, stars),
    ('reviews_by_day', day_text(created_at) || ' ' || status, 1)
  ) AS named (what, part, n)
  GROUP BY named.what, named.part;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION recount_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n) VALUES
    ('reviews', OLD.status::text, -1), ('reviews', NEW.status::text, 1),
    ('reviews_stars', OLD.status::text, -OLD.stars), ('reviews_stars', NEW.status::text, NEW.stars),
    ('reviews_by_day', day_text(OLD.created_at) || ' ' || OLD.status, -1),
    ('reviews_by_day', day_text(NEW.created_at) || ' ' || NEW.status, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n) VALUES ('written_' || TG_TABLE_NAME, '', 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT 'audit_log_by_day', day_text(at) || ' ' || subject || ' ' || user_id, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM changed GROUP BY 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_order_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT 'order_history_by_day', day_text(at) || ' order ' || user_id, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM changed WHERE "by" = 'admin' AND user_id IS NOT NULL GROUP BY 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_staff_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT 'staff_notes_by_day', day_text(created_at) || ' order ' || user_id, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM changed GROUP BY 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT 'users_by_day', day_text(created_at) || ' ' || role || ' ' || (disabled_at IS NULL),
    CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM changed GROUP BY 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION recount_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n) VALUES
    ('users_by_day', day_text(OLD.created_at) || ' ' || OLD.role || ' ' || (OLD.disabled_at IS NULL), -1),
    ('users_by_day', day_text(NEW.created_at) || ' ' || NEW.role || ' ' || (NEW.disabled_at IS NULL), 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_added AFTER INSERT ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_orders();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_orders();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_moved AFTER UPDATE OF status, created_at, payment_method, total_price ON orders FOR EACH ROW
  WHEN ((OLD.status, OLD.created_at, OLD.payment_method, OLD.total_price)
    IS DISTINCT FROM (NEW.status, NEW.created_at, NEW.payment_method, NEW.total_price)) EXECUTE FUNCTION recount_order();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_added AFTER INSERT ON shipments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shipments();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_gone AFTER DELETE ON shipments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_shipments();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_moved AFTER UPDATE OF status, created_at, shipper_id ON shipments FOR EACH ROW
  WHEN ((OLD.status, OLD.created_at, OLD.shipper_id) IS DISTINCT FROM (NEW.status, NEW.created_at, NEW.shipper_id)) EXECUTE FUNCTION recount_shipment();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_gone AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_moved AFTER UPDATE OF status, created_at, stars ON reviews FOR EACH ROW
  WHEN ((OLD.status, OLD.created_at, OLD.stars) IS DISTINCT FROM (NEW.status, NEW.created_at, NEW.stars)) EXECUTE FUNCTION recount_review();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_added AFTER INSERT ON audit_log REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_audit_log();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_gone AFTER DELETE ON audit_log REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_audit_log();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_added AFTER INSERT ON order_history REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_order_history();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_gone AFTER DELETE ON order_history REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_order_history();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_added AFTER INSERT ON users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_gone AFTER DELETE ON users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();--> statement-breakpoint
CREATE OR REPLACE TRIGGER count_moved AFTER UPDATE OF role, created_at, disabled_at ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.created_at, OLD.disabled_at IS NULL) IS DISTINCT FROM (NEW.role, NEW.created_at, NEW.disabled_at IS NULL)) EXECUTE FUNCTION recount_user();--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON staff_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_staff_notes();--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON staff_notes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_staff_notes();--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON staff_notes FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();--> statement-breakpoint
CREATE TRIGGER noted_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION note_written();--> statement-breakpoint
-- Counted by day only.
DELETE FROM kept_counts WHERE what IN ('audit_log', 'order_history');--> statement-breakpoint
DROP FUNCTION count_by_status();--> statement-breakpoint
DROP FUNCTION recount_status();--> statement-breakpoint
DROP FUNCTION count_by_subject();--> statement-breakpoint
DROP FUNCTION count_admin_moves();
