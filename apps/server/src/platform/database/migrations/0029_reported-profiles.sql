ALTER TABLE "profiles" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "profile_id" uuid;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "is_about_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_profile_id_users_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_profile" ON "reports" USING btree ("profile_id");