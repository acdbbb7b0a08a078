CREATE INDEX "creations_unmeasured" ON "creations" USING btree ("id") WHERE "creations"."kind" = 'gif' and "creations"."seam" is null;--> statement-breakpoint
-- Until now a seam was what is the loop-point score now; the server measures the stored files again.
UPDATE "creations" SET "seam" = NULL WHERE "kind" = 'gif';--> statement-breakpoint
UPDATE "creations" SET "clip" = replace("clip"::text, '"plainSeam"', '"loopPointScore"')::jsonb WHERE "clip" IS NOT NULL;--> statement-breakpoint
UPDATE "generations" SET "recut" = replace("recut"::text, '"plainSeam"', '"loopPointScore"')::jsonb WHERE "recut" IS NOT NULL;
