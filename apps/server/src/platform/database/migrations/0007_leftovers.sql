CREATE TABLE "leftovers" (
	"generation_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"model" text,
	"operation" jsonb NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL
);
