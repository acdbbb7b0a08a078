CREATE TABLE "billing_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" text,
	"status" text,
	"plan" text DEFAULT 'free' NOT NULL,
	"period_ends_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"trial_ends_at" timestamp (3) with time zone,
	"has_used_trial" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
	"lease_id" uuid,
	"lease_ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"name" text PRIMARY KEY NOT NULL,
	"events_read_to" timestamp (3) with time zone,
	"lease_id" uuid,
	"lease_ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_events_age" ON "stripe_events" USING btree ("received_at");