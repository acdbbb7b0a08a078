import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';
import { localCopies } from './local-copy.ts';

const ID = 'document-1';

function start(save: (version: number) => Promise<number>) {
  const states: SaveState[] = [];
  const autosave = createAutosave({
    documentId: ID,
    version: 1,
    copies: localCopies,
    save,
    failureOf: (error) => (error instanceof RangeError ? 'conflict' : 'local'),
    onState: (state) => states.push(state),
  });
  return { autosave, states };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps a change in the browser within a second, and on the server within three', async () => {
  const save = vi.fn<(version: number) => Promise<number>>().mockResolvedValue(2);
  const { autosave, states } = start(save);
  autosave.changed({ name: 'Fox', body: { at: 1 } });
  await vi.advanceTimersByTimeAsync(600);
  autosave.changed({ name: 'Fox', body: { at: 2 } });
  await vi.advanceTimersByTimeAsync(399);
  expect(localCopies.read(ID)).toEqual({ version: 1, name: 'Fox', body: { at: 2 } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('saved');
  expect(localCopies.read(ID)).toBeNull();
});

it('saves the next change on top of the version that the one before has made', async () => {
  const versions: number[] = [];
  const { autosave } = start((version) => {
    versions.push(version);
    return Promise.resolve(version + 1);
  });
  autosave.changed({ name: 'Fox', body: 1 });
  await autosave.flush();
  autosave.changed({ name: 'Fox', body: 2 });
  expect(await autosave.flush()).toBe('saved');
  expect(versions).toEqual([1, 2]);
});

it('keeps changes here while there is no answer, and tries again', async () => {
  const save = vi
    .fn<(version: number) => Promise<number>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(2);
  const { autosave, states } = start(save);
  autosave.changed({ name: 'Fox', body: 1 });
  expect(await autosave.flush()).toBe('local');
  expect(localCopies.read(ID)?.body).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(states.at(-1)).toBe('saved');
});

it('sends nothing after a conflict, and keeps no copy of what was given up', async () => {
  const save = vi.fn<(version: number) => Promise<number>>().mockRejectedValue(new RangeError());
  const { autosave } = start(save);
  autosave.changed({ name: 'Fox', body: 1 });
  expect(await autosave.flush()).toBe('conflict');
  autosave.changed({ name: 'Fox', body: 2 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(localCopies.read(ID)?.body).toBe(2);
  autosave.discard();
  await autosave.flush();
  expect(localCopies.read(ID)).toBeNull();
});
