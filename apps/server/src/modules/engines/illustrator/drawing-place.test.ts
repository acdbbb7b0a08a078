import { expect, it } from 'vitest';
import { createDrawingPlace, isLargeDrawing } from './drawing-place.ts';

/** Drawings that end when the test says so. */
function start(threads = 1) {
  const place = createDrawingPlace(threads);
  const begun: string[] = [];
  const draw = (name: string, isLarge = false) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = place(isLarge, async (where) => {
      begun.push(`${name} in ${where}`);
      await promise;
    });
    return { end: resolve, ended };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { draw, begun, settled };
}

it('draws in the pool while it has a free thread', async () => {
  const { draw, begun } = start(2);
  draw('a');
  draw('b');
  expect(begun).toEqual(['a in pool', 'b in pool']);
});

it('draws one light drawing more in the extra thread', async () => {
  const { draw, begun } = start();
  draw('a');
  draw('b');
  draw('c');
  expect(begun).toEqual(['a in pool', 'b in extra', 'c in pool']);
});

it('uses the extra thread again when it is free', async () => {
  const { draw, begun } = start();
  draw('a');
  const b = draw('b');
  b.end();
  await b.ended;
  draw('c');
  expect(begun).toEqual(['a in pool', 'b in extra', 'c in extra']);
});

it('draws nothing in the extra thread beside a large drawing', async () => {
  const { draw, begun } = start();
  const large = draw('large', true);
  await Promise.resolve();
  draw('a');
  expect(begun).toEqual(['large in pool', 'a in pool']);
  large.end();
  await large.ended;
  draw('b');
  expect(begun.at(-1)).toBe('b in extra');
});

it('lets a large drawing wait for the extra thread', async () => {
  const { draw, begun, settled } = start();
  draw('a');
  const b = draw('b');
  draw('large', true);
  await settled();
  expect(begun).toEqual(['a in pool', 'b in extra']);
  b.end();
  await settled();
  expect(begun).toEqual(['a in pool', 'b in extra', 'large in pool']);
});

it('goes on after a drawing has failed', async () => {
  const place = createDrawingPlace(1);
  const fail = async () => {
    throw new Error('The thread died.');
  };
  const first = place(false, async () => await new Promise(() => undefined));
  await expect(place(false, fail)).rejects.toThrow('The thread died.');
  await expect(place(false, async (where) => where)).resolves.toBe('extra');
  void first;
});

it('calls images over 2048 px and loops over 720 px large', () => {
  const sized = (kind: 'image' | 'gif', width: number, height: number) =>
    isLargeDrawing({ kind, options: { width, height } });
  expect(sized('image', 2048, 2048)).toBe(false);
  expect(sized('image', 3840, 2160)).toBe(true);
  expect(sized('gif', 720, 1280)).toBe(false);
  expect(sized('gif', 1080, 1080)).toBe(true);
});
