import { expect, it } from 'vitest';
import { circlingLight } from '../../../testing/frames.ts';
import { encodeGifBytes } from './encode-gif.ts';

const [WIDTH, HEIGHT] = [640, 640];

it('frames that are read twice give the bytes of frames that are held', async () => {
  const frames = circlingLight(WIDTH, HEIGHT, 24).map((data) => ({
    width: WIDTH,
    height: HEIGHT,
    data,
  }));
  let readings = 0;
  const open = () => {
    readings += 1;
    return frames;
  };
  const held = await encodeGifBytes(open);
  expect(readings).toBe(1);
  const readTwice = await encodeGifBytes(open, { readsTwice: true });
  expect(readings).toBe(3);
  expect(Buffer.compare(readTwice.bytes, held.bytes)).toBe(0);
});
