CREATE TYPE "category_type" AS ENUM('Flower', 'Nature', 'Animal', 'Icon', 'Gems');--> statement-breakpoint
CREATE TYPE "stock_reason" AS ENUM('opening', 'order_placed', 'order_cancelled', 'shipment', 'return', 'correction');--> statement-breakpoint
CREATE TYPE "string_material" AS ENUM('braid', 'silk', 'leather', 'pearl', 'chain', 'elastic');--> statement-breakpoint
CREATE TYPE "tie_kind" AS ENUM('sliding', 'bow', 'clasp', 'simple');--> statement-breakpoint
CREATE TYPE "order_actor" AS ENUM('customer', 'admin', 'shipper', 'bank', 'system');--> statement-breakpoint
CREATE TYPE "order_status" AS ENUM('pending', 'pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled', 'failed');--> statement-breakpoint
CREATE TYPE "payment_method" AS ENUM('COD', 'VietQR');--> statement-breakpoint
CREATE TYPE "shipping_type" AS ENUM('standard', 'express', 'overnight');--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"custom_bracelet_id" uuid,
	"ready_made_id" uuid,
	"quantity" smallint NOT NULL,
	CONSTRAINT "cart_items_user_id_custom_bracelet_id_unique" UNIQUE("user_id","custom_bracelet_id"),
	CONSTRAINT "cart_items_user_id_ready_made_id_unique" UNIQUE("user_id","ready_made_id"),
	CONSTRAINT "cart_items_one_bracelet" CHECK (num_nonnulls("custom_bracelet_id", "ready_made_id") = 1),
	CONSTRAINT "cart_items_quantity" CHECK ("quantity" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bracelet_strings" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL UNIQUE,
	"description" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"material" "string_material" NOT NULL,
	"color" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bracelet_strings_price" CHECK ("price" >= 0),
	CONSTRAINT "bracelet_strings_color" CHECK ("color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL UNIQUE,
	"type" "category_type" NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charms" (
	"id" uuid PRIMARY KEY,
	"category_id" uuid NOT NULL,
	"slug" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"meaning" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"colors" text[] DEFAULT '{}'::text[] NOT NULL,
	"letter" text,
	"is_special" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"picture" text,
	"position" integer DEFAULT 0 NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charms_price" CHECK ("price" >= 0),
	CONSTRAINT "charms_reserved" CHECK ("reserved" BETWEEN 0 AND "stock")
);
--> statement-breakpoint
CREATE TABLE "ready_made_bracelets" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"picture" text,
	"tint" "category_type",
	"position" integer DEFAULT 0 NOT NULL,
	"search" text NOT NULL,
	"string_id" uuid,
	"tying_method_id" uuid,
	"wrist_size" numeric(3,1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ready_made_price" CHECK ("price" >= 0),
	CONSTRAINT "ready_made_reserved" CHECK ("reserved" BETWEEN 0 AND "stock")
);
--> statement-breakpoint
CREATE TABLE "ready_made_charms" (
	"ready_made_id" uuid,
	"position" smallint,
	"charm_id" uuid NOT NULL,
	CONSTRAINT "ready_made_charms_pkey" PRIMARY KEY("ready_made_id","position")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"charm_id" uuid,
	"ready_made_id" uuid,
	"shelf" integer NOT NULL,
	"reserved" integer NOT NULL,
	"reason" "stock_reason" NOT NULL,
	"order_id" uuid,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_of_one_thing" CHECK (num_nonnulls("charm_id", "ready_made_id") = 1),
	CONSTRAINT "stock_movements_move" CHECK ("shelf" <> 0 OR "reserved" <> 0)
);
--> statement-breakpoint
CREATE TABLE "tying_methods" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL UNIQUE,
	"description" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"tie" "tie_kind" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tying_methods_price" CHECK ("price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "custom_bracelet_charms" (
	"bracelet_id" uuid,
	"position" smallint,
	"charm_id" uuid NOT NULL,
	CONSTRAINT "custom_bracelet_charms_pkey" PRIMARY KEY("bracelet_id","position")
);
--> statement-breakpoint
CREATE TABLE "custom_bracelets" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"string_id" uuid NOT NULL,
	"tying_method_id" uuid,
	"wrist_size" numeric(3,1),
	"preview" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" "order_status" NOT NULL,
	"note" text NOT NULL,
	"by" "order_actor" NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"custom_bracelet_id" uuid,
	"ready_made_id" uuid,
	"quantity" smallint NOT NULL,
	"price" bigint NOT NULL,
	"bracelet" jsonb NOT NULL,
	CONSTRAINT "order_items_order_id_position_unique" UNIQUE("order_id","position"),
	CONSTRAINT "order_items_one_bracelet" CHECK (num_nonnulls("custom_bracelet_id", "ready_made_id") = 1),
	CONSTRAINT "order_items_quantity" CHECK ("quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"status" "order_status" NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"goods_price" bigint NOT NULL,
	"shipping_fee" bigint NOT NULL,
	"gift_wrap_fee" bigint NOT NULL,
	"total_price" bigint NOT NULL,
	"shipping_option" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"gift_wrap" boolean NOT NULL,
	"card_message" text,
	"notes" text,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_total" CHECK ("total_price" = "goods_price" + "shipping_fee" + "gift_wrap_fee")
);
--> statement-breakpoint
CREATE TABLE "shipping_options" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL UNIQUE,
	"price" bigint NOT NULL,
	"estimated_days" integer NOT NULL,
	"type" "shipping_type" DEFAULT 'standard'::"shipping_type" NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipping_options_price" CHECK ("price" >= 0),
	CONSTRAINT "shipping_options_days" CHECK ("estimated_days" >= 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid,
	"key" text,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE INDEX "cart_items_custom_bracelet_id_index" ON "cart_items" ("custom_bracelet_id");--> statement-breakpoint
CREATE INDEX "cart_items_ready_made_id_index" ON "cart_items" ("ready_made_id");--> statement-breakpoint
CREATE INDEX "charms_category_id_position_index" ON "charms" ("category_id","position");--> statement-breakpoint
CREATE INDEX "charms_search" ON "charms" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ready_made_bracelets_featured_position_index" ON "ready_made_bracelets" ("featured","position");--> statement-breakpoint
CREATE INDEX "ready_made_charms_charm_id_index" ON "ready_made_charms" ("charm_id");--> statement-breakpoint
CREATE INDEX "stock_movements_charm_id_index" ON "stock_movements" ("charm_id");--> statement-breakpoint
CREATE INDEX "stock_movements_ready_made_id_index" ON "stock_movements" ("ready_made_id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_id_index" ON "stock_movements" ("order_id");--> statement-breakpoint
CREATE INDEX "custom_bracelet_charms_charm_id_index" ON "custom_bracelet_charms" ("charm_id");--> statement-breakpoint
CREATE INDEX "custom_bracelets_user_id_created_at_index" ON "custom_bracelets" ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "custom_bracelets_preview_index" ON "custom_bracelets" ("preview");--> statement-breakpoint
CREATE INDEX "order_history_order_id_index" ON "order_history" ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_custom_bracelet_id_index" ON "order_items" ("custom_bracelet_id");--> statement-breakpoint
CREATE INDEX "order_items_ready_made_id_index" ON "order_items" ("ready_made_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" ("status","created_at");--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" ("created_at");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" ("created_at");--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_carts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "carts"("user_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_custom_bracelet_id_custom_bracelets_id_fkey" FOREIGN KEY ("custom_bracelet_id") REFERENCES "custom_bracelets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_ready_made_id_ready_made_bracelets_id_fkey" FOREIGN KEY ("ready_made_id") REFERENCES "ready_made_bracelets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "charms" ADD CONSTRAINT "charms_category_id_categories_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id");--> statement-breakpoint
ALTER TABLE "ready_made_bracelets" ADD CONSTRAINT "ready_made_bracelets_string_id_bracelet_strings_id_fkey" FOREIGN KEY ("string_id") REFERENCES "bracelet_strings"("id");--> statement-breakpoint
ALTER TABLE "ready_made_bracelets" ADD CONSTRAINT "ready_made_bracelets_tying_method_id_tying_methods_id_fkey" FOREIGN KEY ("tying_method_id") REFERENCES "tying_methods"("id");--> statement-breakpoint
ALTER TABLE "ready_made_charms" ADD CONSTRAINT "ready_made_charms_ready_made_id_ready_made_bracelets_id_fkey" FOREIGN KEY ("ready_made_id") REFERENCES "ready_made_bracelets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ready_made_charms" ADD CONSTRAINT "ready_made_charms_charm_id_charms_id_fkey" FOREIGN KEY ("charm_id") REFERENCES "charms"("id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_charm_id_charms_id_fkey" FOREIGN KEY ("charm_id") REFERENCES "charms"("id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_ready_made_id_ready_made_bracelets_id_fkey" FOREIGN KEY ("ready_made_id") REFERENCES "ready_made_bracelets"("id");--> statement-breakpoint
ALTER TABLE "custom_bracelet_charms" ADD CONSTRAINT "custom_bracelet_charms_bracelet_id_custom_bracelets_id_fkey" FOREIGN KEY ("bracelet_id") REFERENCES "custom_bracelets"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "custom_bracelet_charms" ADD CONSTRAINT "custom_bracelet_charms_charm_id_charms_id_fkey" FOREIGN KEY ("charm_id") REFERENCES "charms"("id");--> statement-breakpoint
ALTER TABLE "custom_bracelets" ADD CONSTRAINT "custom_bracelets_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "custom_bracelets" ADD CONSTRAINT "custom_bracelets_string_id_bracelet_strings_id_fkey" FOREIGN KEY ("string_id") REFERENCES "bracelet_strings"("id");--> statement-breakpoint
ALTER TABLE "custom_bracelets" ADD CONSTRAINT "custom_bracelets_tying_method_id_tying_methods_id_fkey" FOREIGN KEY ("tying_method_id") REFERENCES "tying_methods"("id");--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_custom_bracelet_id_custom_bracelets_id_fkey" FOREIGN KEY ("custom_bracelet_id") REFERENCES "custom_bracelets"("id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_ready_made_id_ready_made_bracelets_id_fkey" FOREIGN KEY ("ready_made_id") REFERENCES "ready_made_bracelets"("id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");