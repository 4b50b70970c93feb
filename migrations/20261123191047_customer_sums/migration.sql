CREATE TABLE "paid_in_vain" (
	"order_id" uuid PRIMARY KEY
);
--> statement-breakpoint
CREATE TABLE "customer_sum_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_sum_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	"spent" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_sums" (
	"user_id" uuid PRIMARY KEY,
	"orders" integer NOT NULL,
	"spent" bigint NOT NULL,
	"rank" bigint GENERATED ALWAYS AS (CASE WHEN orders = 0 THEN -1 ELSE spent END) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_over" ON "payments" ("order_id") WHERE coalesce(received, amount) + returned - amount - kept - refunded > 0;--> statement-breakpoint
CREATE INDEX "customer_sums_spent" ON "customer_sums" ("rank","user_id");--> statement-breakpoint
CREATE INDEX "customer_sums_orders" ON "customer_sums" ("orders","user_id");--> statement-breakpoint
ALTER TABLE "paid_in_vain" ADD CONSTRAINT "paid_in_vain_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
-- Laid in a moment, as the kept counts: what is there already is summed up by the first who asks, and nobody who writes waits for it.
CREATE FUNCTION order_brings(status order_status, total bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status IN ('confirmed', 'shipped', 'delivered', 'completed') THEN total ELSE 0 END
$$;--> statement-breakpoint
CREATE FUNCTION sum_up_customers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO customer_sum_changes (user_id, orders, spent)
  SELECT user_id, sign * count(*), sign * sum(order_brings(status, total_price)) FROM changed GROUP BY user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION sum_up_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_sum_changes (user_id, orders, spent) VALUES
    (OLD.user_id, -1, -order_brings(OLD.status, OLD.total_price)),
    (NEW.user_id, 1, order_brings(NEW.status, NEW.total_price));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION begin_customer_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_sum_changes (user_id, orders, spent) VALUES (NEW.id, 0, 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sum_added AFTER INSERT ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_up_customers();--> statement-breakpoint
CREATE TRIGGER sum_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_up_customers();--> statement-breakpoint
CREATE TRIGGER sum_moved AFTER UPDATE OF status, total_price, user_id ON orders FOR EACH ROW
  WHEN ((OLD.user_id, order_brings(OLD.status, OLD.total_price)) IS DISTINCT FROM (NEW.user_id, order_brings(NEW.status, NEW.total_price)))
  EXECUTE FUNCTION sum_up_again();--> statement-breakpoint
CREATE TRIGGER sum_begun AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION begin_customer_sum();--> statement-breakpoint
CREATE FUNCTION note_paid_in_vain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO paid_in_vain (order_id)
  SELECT orders.id FROM orders JOIN payments ON order_id = orders.id
  WHERE orders.id = CASE TG_TABLE_NAME WHEN 'orders' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'order_id' END::uuid
    AND status IN ('cancelled', 'failed') AND (paid_at IS NOT NULL OR payment_method = 'COD' AND status = 'failed')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vain_ended AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN (NEW.status IN ('cancelled', 'failed')) EXECUTE FUNCTION note_paid_in_vain();--> statement-breakpoint
-- An order that is being placed brings a payment that nobody has paid: it looks for nothing.
CREATE TRIGGER vain_added AFTER INSERT ON payments FOR EACH ROW
  WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_paid_in_vain();--> statement-breakpoint
CREATE TRIGGER vain_paid AFTER UPDATE OF paid_at ON payments FOR EACH ROW
  WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_paid_in_vain();--> statement-breakpoint
-- Those of before: of a million orders in well under a second, while which orders are placed wait.
INSERT INTO paid_in_vain (order_id)
SELECT orders.id FROM orders JOIN payments ON order_id = orders.id
WHERE status IN ('cancelled', 'failed') AND (paid_at IS NOT NULL OR payment_method = 'COD' AND status = 'failed');
