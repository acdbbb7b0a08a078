import type { Generation } from '@loopwright/contract';
import { describe, expect, it } from 'vitest';
import { writeEvents } from './event-stream.ts';

const generation = (fraction: number): Generation => ({
  id: 'g',
  kind: 'image',
  prompt: 'line\nbreak',
  status: 'running',
  stage: 'drawing',
  fraction,
  queuePosition: null,
  preview: null,
  requestKey: null,
  text: null,
  creation: null,
  error: null,
  createdAt: '2026-11-18T12:00:00.000Z',
});

describe('the event stream', () => {
  it('writes one event for each change and ends with the last', async () => {
    async function* changes() {
      yield generation(0);
      yield generation(1);
    }
    const written: string[] = [];
    for await (const text of writeEvents('generation', changes())) written.push(text);
    expect(written).toHaveLength(2);
    const [, name, data] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(written[1] ?? '') ?? [];
    expect(name).toBe('generation');
    expect(JSON.parse(data ?? '')).toEqual(generation(1));
  });

  it('comments now and then while nothing happens, and loses no change over it', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    async function* changes() {
      await gate;
      yield generation(0);
    }
    const stream = writeEvents('generation', changes(), 1);
    expect((await stream.next()).value).toMatch(/^: .*\n\n$/);
    expect((await stream.next()).value).toMatch(/^: .*\n\n$/);
    open();
    const rest: string[] = [];
    for await (const text of stream) rest.push(text);
    expect(rest.filter((text) => text.startsWith('event:'))).toHaveLength(1);
  });

  it('lets the source go when its reader leaves', async () => {
    let hasLeft = false;
    async function* changes() {
      try {
        for (;;) yield generation(0);
      } finally {
        hasLeft = true;
      }
    }
    const stream = writeEvents('generation', changes());
    await stream.next();
    await stream.return(undefined);
    expect(hasLeft).toBe(true);
  });
});
