CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"workspace_id" uuid,
	"created_by" uuid,
	"input" jsonb NOT NULL,
	"priority" integer NOT NULL,
	"concurrency_group" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"fraction" real DEFAULT 0 NOT NULL,
	"preview" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"deaths" integer DEFAULT 0 NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"shutdown_requested" boolean DEFAULT false NOT NULL,
	"worker_id" uuid,
	"heartbeat_at" timestamp (3) with time zone,
	"request_key" text,
	"request_hash" text,
	"error_code" text,
	"error_message" text,
	"error_params" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "workspace_id", "created_by", "input", "priority", "concurrency_group", "status", "stage", "fraction", "preview", "attempt", "deaths", "exclusive", "shutdown_requested", "worker_id", "heartbeat_at", "request_key", "request_hash", "error_code", "error_message", "created_at", "finished_at")
SELECT "id", CASE WHEN "recut" IS NULL THEN 'generation' ELSE 'recut' END, "workspace_id", "created_by", jsonb_build_object('kind', "kind", 'model', "options" ->> 'model', 'hasReference', "reference_key" IS NOT NULL), "priority" * 1000, "lane", "status", "stage", "fraction", "preview", "attempt", "deaths", "runs_alone", "is_excused", "worker_id", "heartbeat_at", "request_key", "request_hash", "error_code", "error_message", "created_at", "finished_at" FROM "generations";--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "input", "priority", "concurrency_group", "request_key", "created_at")
SELECT gen_random_uuid(), 'provider-operation-cleanup', jsonb_build_object('generationId', "generation_id", 'kind', "kind", 'model', "model", 'operation', "operation"), 0, 'provider-operation-cleanup', "generation_id"::text, now() FROM "leftovers";--> statement-breakpoint
DO $$ BEGIN
  -- The first start sends what waits to the queue "jobs".
  IF to_regclass('pgboss.queue') IS NOT NULL THEN
    DELETE FROM pgboss.job WHERE name = 'generations';
    DELETE FROM pgboss.queue WHERE name = 'generations';
  END IF;
END $$;--> statement-breakpoint
DROP TABLE "leftovers" CASCADE;--> statement-breakpoint
DROP INDEX "generations_request_key";--> statement-breakpoint
DROP INDEX "generations_live";--> statement-breakpoint
DROP INDEX "generations_live_of_workspace";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "engine_version" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_request_key" ON "jobs" USING btree ("workspace_id","kind","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_system_request_key" ON "jobs" USING btree ("kind","request_key") WHERE "jobs"."workspace_id" is null;--> statement-breakpoint
CREATE INDEX "jobs_live" ON "jobs" USING btree ("concurrency_group","priority","created_at") WHERE "jobs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_live_of_workspace" ON "jobs" USING btree ("workspace_id") WHERE "jobs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_created_by" ON "jobs" USING btree ("created_by") WHERE "jobs"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "jobs_ended_of_system" ON "jobs" USING btree ("finished_at") WHERE "jobs"."workspace_id" is null;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_id_jobs_id_fk" FOREIGN KEY ("id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "request_key";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "request_hash";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "priority";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "lane";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "stage";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "fraction";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "preview";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "attempt";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "worker_id";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "heartbeat_at";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "deaths";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "runs_alone";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "is_excused";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "error_code";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "error_message";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "finished_at";