CREATE TABLE "joint_design_steps" (
	"joint_design_id" uuid,
	"seq" integer,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"act" jsonb NOT NULL,
	"change" jsonb NOT NULL,
	"undone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "joint_design_steps_pkey" PRIMARY KEY("joint_design_id","seq"),
	CONSTRAINT "joint_design_steps_joint_design_id_id_unique" UNIQUE("joint_design_id","id")
);
--> statement-breakpoint
CREATE TABLE "joint_designs" (
	"id" uuid PRIMARY KEY,
	"chat_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"design" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_version" integer,
	"accepted_id" uuid
);
--> statement-breakpoint
CREATE INDEX "joint_designs_chat_id_index" ON "joint_designs" ("chat_id");--> statement-breakpoint
CREATE INDEX "joint_designs_user_id_index" ON "joint_designs" ("user_id");--> statement-breakpoint
ALTER TABLE "joint_design_steps" ADD CONSTRAINT "joint_design_steps_joint_design_id_joint_designs_id_fkey" FOREIGN KEY ("joint_design_id") REFERENCES "joint_designs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "joint_design_steps" ADD CONSTRAINT "joint_design_steps_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "joint_designs" ADD CONSTRAINT "joint_designs_chat_id_chats_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chats"("id");--> statement-breakpoint
ALTER TABLE "joint_designs" ADD CONSTRAINT "joint_designs_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");