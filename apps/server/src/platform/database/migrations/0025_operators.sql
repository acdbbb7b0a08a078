CREATE TABLE "operator_action_users" (
	"action_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"tokens" integer,
	"plan" text,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator_action_users" ADD CONSTRAINT "operator_action_users_action_id_operator_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."operator_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_action_users" ADD CONSTRAINT "operator_action_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_action_users_user" ON "operator_action_users" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_actions_request_key" ON "operator_actions" USING btree ("operator_id","request_key");--> statement-breakpoint
CREATE INDEX "operator_actions_created" ON "operator_actions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("finished_at") WHERE "jobs"."status" = 'failed';--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME; END; $$;--> statement-breakpoint
CREATE TRIGGER "operator_actions_is_final" BEFORE UPDATE OR DELETE ON "operator_actions" FOR EACH ROW EXECUTE FUNCTION "refuse_log_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_change_while_user_exists"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id") THEN RETURN OLD; END IF; RAISE EXCEPTION 'rows of % go only together with their user', TG_TABLE_NAME; END; $$;--> statement-breakpoint
CREATE TRIGGER "operator_action_users_is_final" BEFORE UPDATE OR DELETE ON "operator_action_users" FOR EACH ROW EXECUTE FUNCTION "refuse_change_while_user_exists"();
