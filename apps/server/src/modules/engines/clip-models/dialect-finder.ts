import type { Dialect } from './dialects.ts';

/** A server is left alone for so long before somebody's look at what it can do asks it again. */
const PAUSE_MS = 10_000;

export interface DialectFinder {
  /** Asks while it is not known, once for all who want to know at the same time. */
  find(): Promise<Dialect>;
  /** What is known now. Where that is nothing, the server is asked for the next look. */
  known(): Dialect | null;
}

/** Remembers what a server speaks once it has said so: one that is away at our start may come later. */
export function createDialectFinder(
  probe: () => Promise<Dialect>,
  now: () => number = Date.now,
): DialectFinder {
  let dialect: Dialect | null = null;
  let probing: Promise<Dialect> | null = null;
  let probedAt = -Infinity;

  async function probeOnce(): Promise<Dialect> {
    try {
      return (dialect = await probe());
    } finally {
      probing = null;
      probedAt = now();
    }
  }

  const find = async (): Promise<Dialect> => dialect ?? (await (probing ??= probeOnce()));

  return {
    find,

    known() {
      if (dialect === null && now() - probedAt >= PAUSE_MS) find().catch(() => undefined);
      return dialect;
    },
  };
}
