/** How many jobs of a concurrency group one process runs at the same time; 0: none of them here. */
interface ConcurrencyLimit {
  readonly limit: number;
  /** Slots beyond the limit that only jobs of at least this priority take. */
  readonly reserved?: { readonly slots: number; readonly minPriority: number };
}

/** By concurrency group; jobs of a group that is not named here run one by one. */
export type ConcurrencyLimits = ReadonlyMap<string, ConcurrencyLimit>;

/** 'reserved': room is left only in the reserved slots. */
type Room = 'open' | 'reserved' | 'full';

/** The jobs that run in this process, by concurrency group. */
export interface Slots {
  take(id: string, group: string): void;
  free(id: string): void;
  roomOf(group: string): Room;
  /** Groups whose normal slots are taken. */
  closedGroups(): readonly string[];
  /** Below which a group's reserved slots are closed. */
  minPriorityOf(group: string): number | undefined;
}

const ONE_BY_ONE: ConcurrencyLimit = { limit: 1 };

export function createSlots(limits: ConcurrencyLimits): Slots {
  const groups = new Map<string, string>();
  const withoutSlots = [...limits].flatMap(([group, { limit }]) => (limit === 0 ? [group] : []));
  const limitOf = (group: string): ConcurrencyLimit => limits.get(group) ?? ONE_BY_ONE;

  function roomOf(group: string): Room {
    const running = [...groups.values()].filter((other) => other === group).length;
    const { limit, reserved } = limitOf(group);
    if (running < limit) return 'open';
    return running < limit + (reserved?.slots ?? 0) ? 'reserved' : 'full';
  }

  return {
    take: (id, group) => void groups.set(id, group),
    free: (id) => void groups.delete(id),
    roomOf,
    closedGroups: () =>
      [...new Set([...withoutSlots, ...groups.values()])].filter(
        (group) => roomOf(group) !== 'open',
      ),
    minPriorityOf: (group) => limitOf(group).reserved?.minPriority,
  };
}
