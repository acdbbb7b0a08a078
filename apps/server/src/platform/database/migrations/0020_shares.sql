CREATE TABLE "shares" (
	"creation_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"slug" text NOT NULL,
	"visibility" text NOT NULL,
	"shows_prompt" boolean NOT NULL,
	"shows_maker" boolean NOT NULL,
	"allows_remix" boolean NOT NULL,
	"allows_download" boolean NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shares_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
-- What was made until now may have been shared by the address of its file.
ALTER TABLE "creations" ADD COLUMN "has_open_media" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "creations" ALTER COLUMN "has_open_media" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "creation_id" uuid;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_workspace" ON "shares" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "shares_created_by" ON "shares" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_creation" ON "notifications" USING btree ("creation_id");