import type { Dialect } from './dialects.ts';

/** Shortest time between two probes that are caused by a look at the capabilities. */
const PAUSE_MS = 10_000;

export interface DialectFinder {
  /** Probes the server while its dialect is unknown; simultaneous calls share one probe. */
  find(): Promise<Dialect>;
  /** The dialect if it is known. Otherwise starts a probe in the background, for later calls. */
  known(): Dialect | null;
}

/** Remembers the dialect of a server once it is known: the server may start later than this one. */
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
