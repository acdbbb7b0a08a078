CREATE TABLE "blocked_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"decision_id" uuid NOT NULL,
	"sha256" text,
	"picture_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"creation_id" uuid,
	"operator_id" uuid NOT NULL,
	"reason" text,
	"explanation" text NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"hours_open" real,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creation_id" uuid,
	"reporter_id" uuid,
	"reporter_email" text,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"decision_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"creation_id" uuid,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"explanation" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"outcome" text,
	"answer" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"decision_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_pictures_sha256" ON "blocked_pictures" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "blocked_pictures_decision" ON "blocked_pictures" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "moderation_log_creation" ON "moderation_log" USING btree ("creation_id");--> statement-breakpoint
CREATE INDEX "moderation_log_created" ON "moderation_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at","id") WHERE "reports"."decision_id" is null;--> statement-breakpoint
CREATE INDEX "reports_creation" ON "reports" USING btree ("creation_id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "statements_user" ON "statements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "statements_creation" ON "statements" USING btree ("creation_id");--> statement-breakpoint
CREATE INDEX "statements_appeals" ON "statements" USING btree ("appealed_at") WHERE "statements"."appealed_at" is not null and "statements"."outcome" is null;--> statement-breakpoint
CREATE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of moderation_log are never changed or deleted'; END; $$;--> statement-breakpoint
CREATE TRIGGER "moderation_log_is_final" BEFORE UPDATE OR DELETE ON "moderation_log" FOR EACH ROW EXECUTE FUNCTION "refuse_log_change"();
