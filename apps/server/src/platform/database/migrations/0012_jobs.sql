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
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_request_key" ON "jobs" USING btree ("workspace_id","kind","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_system_request_key" ON "jobs" USING btree ("kind","request_key") WHERE "jobs"."workspace_id" is null;--> statement-breakpoint
CREATE INDEX "jobs_live" ON "jobs" USING btree ("concurrency_group","priority","created_at") WHERE "jobs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_live_of_workspace" ON "jobs" USING btree ("workspace_id") WHERE "jobs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_created_by" ON "jobs" USING btree ("created_by") WHERE "jobs"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "jobs_ended_of_system" ON "jobs" USING btree ("finished_at") WHERE "jobs"."workspace_id" is null;