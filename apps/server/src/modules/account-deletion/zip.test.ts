import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readZip } from './testing/read-zip.ts';
import { writeZip } from './zip.ts';

const at = new Date('2026-11-18T12:00:00Z');
const LARGE = Buffer.alloc(300_000, 'loop');

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Waits until all pending callbacks have run. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) await turn();
}

/** A ZIP of many large files, and how many of them have been opened. */
function manyFiles(count: number) {
  const state = { opened: 0, ended: null as unknown };
  const stream = writeZip(async (add) => {
    try {
      for (let index = 0; index < count; index += 1) {
        state.opened += 1;
        const content = once(LARGE);
        await add({ name: `${index}.png`, content, modifiedAt: at, isCompressible: false });
      }
      state.ended = 'well';
    } catch (error) {
      state.ended = error;
      throw error;
    }
  });
  return { stream, state };
}

it('contains the entries in their order', async () => {
  const stream = writeZip(async (add) => {
    const rest = { modifiedAt: at, isCompressible: true };
    await add({ name: 'ein/süß.txt', content: once(Buffer.from('Grüße')), ...rest });
    await add({ name: 'empty.txt', content: once(Buffer.alloc(0)), ...rest });
    const content = once(LARGE);
    await add({ name: 'large.png', content, modifiedAt: at, isCompressible: false });
  });
  const contents = await readZip(await buffer(stream));
  expect([...contents.keys()]).toEqual(['ein/süß.txt', 'empty.txt', 'large.png']);
  expect(contents.get('ein/süß.txt')?.bytes.toString()).toBe('Grüße');
  expect(contents.get('empty.txt')?.bytes).toHaveLength(0);
  expect(contents.get('large.png')?.bytes.equals(LARGE)).toBe(true);
  expect(contents.get('large.png')?.entry.compressionMethod).toBe(0);
  expect(contents.get('large.png')?.entry.getLastModDate()).toEqual(at);
});

it('opens the next file only when the last one has been read', async () => {
  const { stream, state } = manyFiles(40);
  await settle();
  const first = state.opened;
  expect(first).toBeLessThan(4);
  let taken = 0;
  for await (const chunk of stream) {
    taken += (chunk as Buffer).length;
    await turn();
    expect(state.opened).toBeLessThan(taken / LARGE.length + 4);
  }
  expect(state).toEqual({ opened: 40, ended: 'well' });
});

it('stops when the reader closes the stream', async () => {
  const { stream, state } = manyFiles(40);
  await settle();
  const { opened } = state;
  stream.destroy();
  await settle();
  expect(state.opened).toBe(opened);
  expect(state.ended).toMatchObject({ name: 'AbortError' });
});

it('fails when the source of a file fails', async () => {
  async function* broken(): AsyncGenerator<Buffer> {
    yield LARGE;
    throw new Error('The database is away.');
  }
  const stream = writeZip((add) =>
    add({ name: 'a.json', content: broken(), modifiedAt: at, isCompressible: true }),
  );
  await expect(buffer(stream)).rejects.toThrow('The database is away.');
});
