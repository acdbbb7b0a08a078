ALTER TABLE "creations" ADD COLUMN "clip" jsonb;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "clip_kept_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "recut" jsonb;--> statement-breakpoint
CREATE INDEX "creations_kept_clips" ON "creations" USING btree ("clip_kept_until") WHERE "creations"."clip_kept_until" is not null;