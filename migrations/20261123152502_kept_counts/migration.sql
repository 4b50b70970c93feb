CREATE TABLE "kept_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"part" text NOT NULL,
	"n" bigint NOT NULL,
	"is_base" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "kept_counts_base" ON "kept_counts" ("what","part") WHERE is_base;--> statement-breakpoint
-- Laid in a moment: what is there already is counted by the first who asks, and nobody who writes waits for it.
CREATE FUNCTION count_by_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT TG_TABLE_NAME, status::text, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed GROUP BY status;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION recount_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n) VALUES (TG_TABLE_NAME, OLD.status::text, -1), (TG_TABLE_NAME, NEW.status::text, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_by_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT TG_TABLE_NAME, subject, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed GROUP BY subject;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_admin_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT TG_TABLE_NAME, '', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed
  WHERE "by" = 'admin' AND user_id IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM kept_counts WHERE what = TG_TABLE_NAME;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_status();--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_status();--> statement-breakpoint
CREATE TRIGGER count_moved AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION recount_status();--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON shipments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_status();--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON shipments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_status();--> statement-breakpoint
CREATE TRIGGER count_moved AFTER UPDATE OF status ON shipments FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION recount_status();--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON shipments FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON audit_log REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_subject();--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON audit_log REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_by_subject();--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON order_history REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_admin_moves();--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON order_history REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_admin_moves();--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON order_history FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();
