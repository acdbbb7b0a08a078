import { sharp } from '@loopwright/media/node';
import { expect, it } from 'vitest';
import { enlargeStill, type Still } from './enlarge-still.ts';
import { openNetwork } from './network.ts';

const signal = { aborted: false, throwIfAborted: () => undefined };

/** Repeats each pixel. */
const repeating = {
  async enlarge(rgb: Uint8Array, width: number, height: number) {
    const larger = new Uint8Array(width * height * 12);
    for (let y = 0; y < height * 2; y++) {
      for (let x = 0; x < width * 2; x++) {
        const source = ((y >> 1) * width + (x >> 1)) * 3;
        larger.set(rgb.subarray(source, source + 3), (y * width * 2 + x) * 3);
      }
    }
    return larger;
  },
};

/** Every pixel is another one. */
function gradient(width: number, height: number): Still {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    data.set([at & 255, (at >> 8) & 255, (at * 7) & 255, at % width < width / 2 ? 0 : 255], at * 4);
  }
  return { width, height, data };
}

const enlarge = (still: Still, changes: Partial<Parameters<typeof enlargeStill>[1]> = {}) =>
  enlargeStill(still, {
    network: repeating,
    signal,
    onProgress: () => undefined,
    ...changes,
  });

it('puts the tiles of a picture together without a seam, and resamples alpha', async () => {
  const still = gradient(301, 170);
  const fractions: number[] = [];
  const larger = await enlarge(still, { onProgress: (fraction) => fractions.push(fraction) });
  expect([larger?.width, larger?.height, fractions.at(-1)]).toEqual([602, 340, 1]);
  for (let y = 0; y < 340; y++) {
    for (let x = 0; x < 602; x++) {
      const source = ((y >> 1) * 301 + (x >> 1)) * 4;
      const target = (y * 602 + x) * 4;
      const [from, to] = [still.data, larger!.data];
      const isSame = [0, 1, 2].every((channel) => from[source + channel] === to[target + channel]);
      if (!isSame) throw new Error(`The pixel at ${x}, ${y} is another one.`);
    }
  }
  expect([larger!.data[3], larger!.data.at(-1)]).toEqual([0, 255]);
});

it('gives up when all tiles would take longer than a minute', async () => {
  let asked = 0;
  let time = 0;
  const slow = {
    enlarge: (...tile: Parameters<typeof repeating.enlarge>) => {
      asked += 1;
      time += 5000;
      return repeating.enlarge(...tile);
    },
  };
  expect(await enlarge(gradient(640, 640), { network: slow, now: () => time })).toBeNull();
  expect(asked).toBe(3);
});

it('stops between two tiles', async () => {
  let isStopped = false;
  const stopping = {
    aborted: false,
    throwIfAborted() {
      if (isStopped) throw new Error('canceled');
    },
  };
  const onProgress = (): void => {
    isStopped = true;
  };
  await expect(enlarge(gradient(301, 170), { signal: stopping, onProgress })).rejects.toThrow(
    'canceled',
  );
});

it('keeps edges better than resampling does', async () => {
  const side = 96;
  const truth = Buffer.from(
    Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [at % side, Math.floor(at / side)];
      const isInside = Math.hypot(x - 48, y - 44) < 26 || (x > 60 && y > 60 && x + y < 150);
      return isInside ? [240, 120, 40, 255] : [30 + y, 60, 110 + x / 2, 255];
    }).flat(),
  );
  const small = side / 2;
  const resize = (data: Buffer | Uint8Array | Uint8ClampedArray, from: number, to: number) =>
    sharp(data, { raw: { width: from, height: from, channels: 4 } })
      .resize(to, to)
      .raw()
      .toBuffer();
  const data = await resize(truth, side, small);
  const network = await openNetwork();
  const enlarged = await enlarge({ width: small, height: small, data }, { network });
  const error = (picture: Uint8Array | Uint8ClampedArray): number =>
    truth.reduce((sum, value, at) => sum + (value - picture[at]!) ** 2, 0);
  expect(error(enlarged!.data)).toBeLessThan(0.85 * error(await resize(data, small, side)));
});
