import type { Slots } from './concurrency.ts';

/** What this process knows of waiting jobs, so that it asks the queue only when one may be there. */
export interface WaitingJobs {
  /** A job of the group has begun to wait. */
  announce(group: string): void;
  /** Nothing is known any more: an announcement may have been lost. */
  forget(): void;
  /** Whether a job may wait that there is room for. */
  mayWait(): boolean;
  /** A job of the group has been taken from the queue. */
  taken(group: string): void;
  /** Call before the queue is asked. @returns what to call when the queue had nothing to give */
  look(): () => void;
}

export function createWaitingJobs(slots: Pick<Slots, 'roomOf' | 'closedGroups'>): WaitingJobs {
  /** How many wait, as far as this process was told. */
  const announced = new Map<string, number>();
  /** Groups that were left out of a look: 'normal' when the reserved slots were looked for. */
  const unseen = new Map<string, 'all' | 'normal'>();
  let isAllUnseen = true;

  const countOf = (group: string): number => announced.get(group) ?? 0;

  return {
    announce: (group) => void announced.set(group, countOf(group) + 1),
    forget() {
      isAllUnseen = true;
    },
    mayWait() {
      if (isAllUnseen) return true;
      const hasAnnounced = [...announced].some(
        ([group, waiting]) => waiting > 0 && slots.roomOf(group) !== 'full',
      );
      if (hasAnnounced) return true;
      return [...unseen].some(([group, what]) => {
        const room = slots.roomOf(group);
        return room === 'open' || (room === 'reserved' && what === 'all');
      });
    },
    taken(group) {
      if (countOf(group) > 0) announced.set(group, countOf(group) - 1);
      else isAllUnseen = true;
    },
    look() {
      const toldBefore = new Map(announced);
      const closed = slots.closedGroups();
      const rooms = new Map(closed.map((group) => [group, slots.roomOf(group)]));
      return () => {
        isAllUnseen = false;
        unseen.clear();
        for (const [group, room] of rooms) unseen.set(group, room === 'full' ? 'all' : 'normal');
        for (const [group, told] of toldBefore) {
          if (rooms.get(group) !== 'full') announced.set(group, countOf(group) - told);
        }
      };
    },
  };
}
