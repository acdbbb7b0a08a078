CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"owner_id" uuid NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"stripe_customer_id" text,
	"read_only_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workspaces_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);--> statement-breakpoint
CREATE TABLE "memberships" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);--> statement-breakpoint
INSERT INTO "workspaces" ("id", "kind", "owner_id", "plan", "stripe_customer_id", "created_at") SELECT "id", 'personal', "id", "plan", "stripe_customer_id", "created_at" FROM "users";--> statement-breakpoint
INSERT INTO "memberships" ("workspace_id", "user_id", "role", "created_at") SELECT "id", "id", 'owner', "created_at" FROM "users";--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspaces_owner" ON "workspaces" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_stripe_customer_id_unique";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "plan";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "stripe_customer_id";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "active_workspace_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_active_workspace_id_workspaces_id_fk" FOREIGN KEY ("active_workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_active_workspace" ON "sessions" USING btree ("active_workspace_id");--> statement-breakpoint
ALTER TABLE "billing_accounts" RENAME TO "subscriptions";--> statement-breakpoint
ALTER INDEX "billing_accounts_pkey" RENAME TO "subscriptions_pkey";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "billing_accounts_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_accounts" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "token_accounts" DROP CONSTRAINT "token_accounts_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "token_accounts" ADD CONSTRAINT "token_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
UPDATE "ledger_entries" SET "actor_id" = "workspace_id" WHERE "kind" = 'hold';--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
UPDATE "ledger_entries" SET "subject_kind" = 'generation', "subject_id" = "generations"."id" FROM "generations" WHERE "ledger_entries"."hold_id" = "generations"."hold_id";--> statement-breakpoint
ALTER INDEX "ledger_entries_user" RENAME TO "ledger_entries_workspace";--> statement-breakpoint
CREATE INDEX "ledger_entries_actor" ON "ledger_entries" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "generations" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "generations" DROP CONSTRAINT "generations_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "created_by" uuid;--> statement-breakpoint
UPDATE "generations" SET "created_by" = "workspace_id";--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER INDEX "generations_user" RENAME TO "generations_workspace";--> statement-breakpoint
ALTER INDEX "generations_live_of_user" RENAME TO "generations_live_of_workspace";--> statement-breakpoint
CREATE INDEX "generations_created_by" ON "generations" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "creations" RENAME COLUMN "user_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "creations" DROP CONSTRAINT "creations_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "created_by" uuid;--> statement-breakpoint
UPDATE "creations" SET "created_by" = "workspace_id";--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "settings" jsonb;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "engine_version" text;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "seam_version" smallint;--> statement-breakpoint
UPDATE "creations" SET "settings" = "generations"."options", "model" = "generations"."options" ->> 'model' FROM "generations" WHERE "creations"."generation_id" = "generations"."id";--> statement-breakpoint
CREATE INDEX "creations_created_by" ON "creations" USING btree ("created_by");
