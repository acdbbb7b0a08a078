-- Counters of attempts may be forgotten after a crash, and are written several times at every sign-in:
-- in a table without a log such a write waits for no disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
