import { describe, expect, it } from 'vitest';
import { generation } from '../../../testing/generation.ts';
import { foundEntry, nextEntries, QUEUE_LIMIT, type QueueEntry, roomIn } from './queue-state.ts';

const entryOf = (key: string): QueueEntry =>
  foundEntry({ ...generation, id: key, requestKey: key });
const keysOf = (entries: readonly QueueEntry[]): readonly string[] => entries.map(({ key }) => key);

describe('the queue', () => {
  const two = [entryOf('a'), entryOf('b')];

  it('keeps the order in which entries came, each once', () => {
    const entries = nextEntries(two, { type: 'added', entries: [entryOf('b'), entryOf('c')] });
    expect(keysOf(entries)).toEqual(['a', 'b', 'c']);
  });

  it('changes the entry that something happened to, and no other', () => {
    const moved = { ...generation, id: 'b', fraction: 0.75 };
    const [first, second] = nextEntries(two, { type: 'progressed', key: 'b', generation: moved });
    expect(first).toBe(two[0]);
    expect(second?.generation?.fraction).toBe(0.75);
  });

  it('keeps a failed entry with its reason, and makes room for another', () => {
    const asked = nextEntries(two, { type: 'cancel-asked', key: 'a' });
    const entries = nextEntries(asked, { type: 'failed', key: 'a', error: 'failed' });
    expect(entries[0]).toMatchObject({ error: 'failed', isCancelling: false });
    expect(roomIn(two)).toBe(QUEUE_LIMIT - 2);
    expect(roomIn(entries)).toBe(QUEUE_LIMIT - 1);
  });

  it('loses what is over', () => {
    expect(keysOf(nextEntries(two, { type: 'removed', key: 'a' }))).toEqual(['b']);
  });

  it('has no room below zero', () => {
    const many = Array.from({ length: QUEUE_LIMIT + 5 }, (_, index) => entryOf(`${index}`));
    expect(roomIn(many)).toBe(0);
  });
});
