ALTER TABLE "assets" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
INSERT INTO "assets" ("id", "workspace_id", "created_by", "role", "storage_key", "mime_type", "size_bytes", "width", "height", "created_at") SELECT gen_random_uuid(), "workspace_id", "created_by", 'master', "storage_key", CASE "kind" WHEN 'gif' THEN 'image/gif' ELSE 'image/png' END, "size_bytes", "width", "height", "created_at" FROM "creations";--> statement-breakpoint
INSERT INTO "assets" ("id", "workspace_id", "created_by", "role", "storage_key", "mime_type", "size_bytes", "created_at") SELECT gen_random_uuid(), "workspace_id", "created_by", 'clip', 'creations/' || "id" || '/clip', 'application/octet-stream', coalesce("clip_size_bytes", 0), "created_at" FROM "creations" WHERE "clip_kept_until" IS NOT NULL;--> statement-breakpoint
INSERT INTO "creation_assets" ("creation_id", "role", "asset_id") SELECT "creations"."id", 'master', "assets"."id" FROM "creations" JOIN "assets" ON "assets"."storage_key" = "creations"."storage_key";--> statement-breakpoint
INSERT INTO "creation_assets" ("creation_id", "role", "asset_id") SELECT "creations"."id", 'clip', "assets"."id" FROM "creations" JOIN "assets" ON "assets"."storage_key" = 'creations/' || "creations"."id" || '/clip' WHERE "clip_kept_until" IS NOT NULL;--> statement-breakpoint
DROP INDEX "creations_kept_clips";--> statement-breakpoint
ALTER TABLE "creations" DROP COLUMN "storage_key";--> statement-breakpoint
ALTER TABLE "creations" DROP COLUMN "size_bytes";--> statement-breakpoint
ALTER TABLE "creations" DROP COLUMN "clip_size_bytes";--> statement-breakpoint
ALTER TABLE "creations" DROP COLUMN "clip_kept_until";
