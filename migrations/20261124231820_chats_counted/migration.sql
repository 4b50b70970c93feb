CREATE INDEX IF NOT EXISTS "order_history_of_admin" ON "order_history" ("user_id","at","id") WHERE "by" = 'admin' AND user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shipments_delivered" ON "shipments" ("shipper_id","actual_delivery_date");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chats_spoke" ON "chats" (coalesce(last_message_at, created_at),"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chats_urgent" ON "chats" ("id") WHERE priority = 'urgent' AND status <> 'closed';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chats_asked" ON "chats" ("first_asked_at","first_reply_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chats_unread_by_admins" ON "chats" ("admin_unread") WHERE admin_unread > 0;--> statement-breakpoint
-- The day of the latest message, whether it is urgent and open, its status and priority; existing chats are counted by the job.
CREATE FUNCTION chat_part(at timestamptz, status chat_status, priority chat_priority) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT day_text(at) || CASE WHEN priority = 'urgent' AND status <> 'closed' THEN ' urgent ' ELSE ' usual ' END || status || ' ' || priority
$$;--> statement-breakpoint
CREATE FUNCTION count_chats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT named.what, named.part, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*)
  FROM changed, LATERAL (VALUES
    ('chats_by_day', chat_part(coalesce(last_message_at, created_at), status, priority)), ('chats_stars', stars::text)
  ) AS named (what, part)
  WHERE named.part IS NOT NULL
  GROUP BY named.what, named.part;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION recount_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_counts (what, part, n)
  SELECT * FROM (VALUES
    ('chats_by_day', chat_part(coalesce(OLD.last_message_at, OLD.created_at), OLD.status, OLD.priority), -1),
    ('chats_by_day', chat_part(coalesce(NEW.last_message_at, NEW.created_at), NEW.status, NEW.priority), 1),
    ('chats_stars', OLD.stars::text, -1), ('chats_stars', NEW.stars::text, 1)
  ) AS named (what, part, n)
  WHERE part IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON chats REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_chats();--> statement-breakpoint
CREATE TRIGGER count_gone AFTER DELETE ON chats REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_chats();--> statement-breakpoint
-- Most messages come on the day of the one before, and change no count.
CREATE TRIGGER count_moved AFTER UPDATE OF status, priority, last_message_at, created_at, stars ON chats FOR EACH ROW
  WHEN ((OLD.status, OLD.priority, OLD.stars, order_day(coalesce(OLD.last_message_at, OLD.created_at)))
    IS DISTINCT FROM (NEW.status, NEW.priority, NEW.stars, order_day(coalesce(NEW.last_message_at, NEW.created_at))))
  EXECUTE FUNCTION recount_chat();--> statement-breakpoint
CREATE TRIGGER count_none AFTER TRUNCATE ON chats FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();
