import { sharp } from '@loopwright/media/node';
import { afterAll, expect, it } from 'vitest';
import { isDoubtful, type NsfwClasses, openNsfwModel } from './nsfw-model.ts';

const SIDE = 224;
const model = openNsfwModel();
const { signal } = new AbortController();
afterAll(() => model.close());

type Rgb = readonly [number, number, number];

const pictureOf = (colorAt: (x: number, y: number) => Rgb): Promise<Buffer> => {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at) =>
    colorAt(at % SIDE, Math.floor(at / SIDE)),
  );
  const raw = { width: SIDE, height: SIDE, channels: 3 as const };
  return sharp(Uint8Array.from(pixels.flat()), { raw }).jpeg().toBuffer();
};

/** A landscape: a sun above green hills. */
const hills = pictureOf((x, y) => {
  if (Math.hypot(x - 160, y - 60) < 22) return [255, 214, 90];
  return y > 140 + 18 * Math.sin(x / 30) ? [70, 140, 60] : [120 + y / 2, 180, 235];
});

/** Shaded balls in the color of skin: the model takes them for bodies. */
const BALLS = [
  [60, 80, 80],
  [150, 90, 70],
  [100, 170, 90],
  [190, 190, 60],
] as const;
const balls = pictureOf((x, y) => {
  const shades = BALLS.map(([centerX, centerY, radius]) => {
    const distance = Math.hypot(x - centerX, y - centerY) / radius;
    return distance < 1 ? 1 - 0.45 * distance : 0;
  });
  const shade = shades.reduce((last, each) => (each > 0 ? each : last), 0);
  return shade > 0 ? [255 * shade, 205 * shade, 175 * shade] : [110, 80, 65];
});

it('lists a landscape without an operator', async () => {
  expect(await model.check([await hills], signal)).toBe('clear');
});

it('doubts a picture of which one frame may show bodies', async () => {
  expect(await model.check([await hills, await balls], signal)).toBe('doubtful');
});

it('fails for what is no image, so that an operator decides', async () => {
  await expect(model.check([Buffer.from('nothing')], signal)).rejects.toThrow('unsupported image');
});

it('stops when the job does', async () => {
  const run = model.check([await hills], AbortSignal.abort('the server stops'));
  await expect(run).rejects.toBe('the server stops');
});

const classes = (given: Partial<NsfwClasses>): NsfwClasses => ({
  drawing: 0,
  neutral: 0,
  hentai: 0,
  porn: 0,
  sexy: 0,
  ...given,
});

it.each([
  [classes({ neutral: 0.5, sexy: 0.5 }), false],
  [classes({ sexy: 0.85 }), true],
  [classes({ drawing: 0.7, hentai: 0.2, porn: 0.1 }), false],
  [classes({ drawing: 0.5, hentai: 0.3, porn: 0.2 }), true],
])('decides by how likely a picture is pornographic: %j', (given, expected) => {
  expect(isDoubtful(given)).toBe(expected);
});
