CREATE TABLE "creations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"generation_id" uuid,
	"kind" text NOT NULL,
	"prompt" text NOT NULL,
	"media_token" text NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size_bytes" bigint NOT NULL,
	"seam" real,
	"text" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "creations_media_token_unique" UNIQUE("media_token")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"prompt" text NOT NULL,
	"options" jsonb NOT NULL,
	"reference_key" text,
	"request_key" text,
	"request_hash" text NOT NULL,
	"priority" integer NOT NULL,
	"hold_id" uuid NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"fraction" real DEFAULT 0 NOT NULL,
	"preview" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"worker_id" uuid,
	"heartbeat_at" timestamp (3) with time zone,
	"deaths" integer DEFAULT 0 NOT NULL,
	"runs_alone" boolean DEFAULT false NOT NULL,
	"is_excused" boolean DEFAULT false NOT NULL,
	"text" text,
	"error_code" text,
	"error_message" text,
	"creation_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"week_start" timestamp (3) with time zone NOT NULL,
	"hold_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"week_start" timestamp (3) with time zone NOT NULL,
	"granted" integer NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "token_accounts_balance_not_negative" CHECK ("token_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text,
	"plan" text DEFAULT 'free' NOT NULL,
	"stripe_customer_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_username_key_unique" UNIQUE("username_key"),
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_accounts" ADD CONSTRAINT "token_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creations_gallery" ON "creations" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_request_key" ON "generations" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "generations_user" ON "generations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_live" ON "generations" USING btree ("status","priority","created_at") WHERE "generations"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "generations_live_of_user" ON "generations" USING btree ("user_id") WHERE "generations"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "ledger_entries_user" ON "ledger_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_one_hold" ON "ledger_entries" USING btree ("hold_id") WHERE "ledger_entries"."kind" = 'hold';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_one_end" ON "ledger_entries" USING btree ("hold_id") WHERE "ledger_entries"."kind" in ('settle', 'release');--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");