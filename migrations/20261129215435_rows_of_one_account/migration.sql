CREATE INDEX IF NOT EXISTS "stock_alerts_user_id_index" ON "stock_alerts" ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "carrier_bookings_order_id_index" ON "carrier_bookings" ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mails_recipient_index" ON "mails" ("recipient");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chat_images_user_id_index" ON "chat_images" ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chat_images_chat_id_index" ON "chat_images" ("chat_id");