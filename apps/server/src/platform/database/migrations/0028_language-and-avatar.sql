ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_token_unique" UNIQUE("avatar_token");