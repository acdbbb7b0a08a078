CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"role" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"frame_count" integer,
	"duration_ms" integer,
	"has_alpha" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assets_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "creation_assets" (
	"creation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "creation_assets_creation_id_role_pk" PRIMARY KEY("creation_id","role")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_assets" ADD CONSTRAINT "creation_assets_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_assets" ADD CONSTRAINT "creation_assets_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_sha256" ON "assets" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "assets_workspace" ON "assets" USING btree ("workspace_id","role");--> statement-breakpoint
CREATE INDEX "assets_created_by" ON "assets" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "assets_expires" ON "assets" USING btree ("expires_at") WHERE "assets"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "creation_assets_asset" ON "creation_assets" USING btree ("asset_id");