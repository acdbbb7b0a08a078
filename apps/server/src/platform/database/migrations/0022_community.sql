CREATE TABLE "likes" (
	"user_id" uuid NOT NULL,
	"creation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "likes_user_id_creation_id_pk" PRIMARY KEY("user_id","creation_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bio" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"creation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"style" text,
	"search_text" text NOT NULL,
	"review_state" text NOT NULL,
	"review_reason" text,
	"picture_hash" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"score" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_creation_id_publications_creation_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."publications"("creation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_creation_id_shares_creation_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."shares"("creation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "likes_creation" ON "likes" USING btree ("creation_id");--> statement-breakpoint
CREATE INDEX "publications_newest" ON "publications" USING btree ("published_at","creation_id") WHERE "publications"."review_state" = 'approved';--> statement-breakpoint
CREATE INDEX "publications_rising" ON "publications" USING btree ("score","creation_id") WHERE "publications"."review_state" = 'approved';--> statement-breakpoint
CREATE INDEX "publications_kind_newest" ON "publications" USING btree ("kind","published_at","creation_id") WHERE "publications"."review_state" = 'approved';--> statement-breakpoint
CREATE INDEX "publications_kind_rising" ON "publications" USING btree ("kind","score","creation_id") WHERE "publications"."review_state" = 'approved';--> statement-breakpoint
CREATE INDEX "publications_style_newest" ON "publications" USING btree ("style","published_at","creation_id") WHERE "publications"."review_state" = 'approved';--> statement-breakpoint
CREATE INDEX "publications_style_rising" ON "publications" USING btree ("style","score","creation_id") WHERE "publications"."review_state" = 'approved';--> statement-breakpoint
CREATE INDEX "publications_user" ON "publications" USING btree ("user_id","published_at","creation_id");--> statement-breakpoint
CREATE INDEX "publications_search" ON "publications" USING gin (to_tsvector('simple', "search_text")) WHERE "publications"."review_state" = 'approved';--> statement-breakpoint
CREATE INDEX "publications_waiting" ON "publications" USING btree ("created_at","creation_id") WHERE "publications"."review_state" = 'waiting';