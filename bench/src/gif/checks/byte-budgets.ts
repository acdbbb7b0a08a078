import { encodeGifBytes, type Frame, type Gif, type GifOptions } from '@loopwright/media';
import { openEncoderThreads } from '@loopwright/media/node';
import sharp from 'sharp';
import { report } from '../../report.ts';
import { DELAY_HUNDREDTHS } from '../clip.ts';
import { clipFile, CLIPS, readClip } from '../clips.ts';

interface Budget {
  readonly name: string;
  readonly maxBytes: number;
  readonly sidePx: number;
  readonly frameCount: number;
  readonly clips: readonly string[];
}

const PICTURES = ['own-surfer', 'glows', 'skin', 'fire', 'grain-pan', 'transparent'];

/** Size limits of sites where GIFs are posted. */
const BUDGETS: readonly Budget[] = [
  { name: 'Discord emoji', maxBytes: 256 * 1024, sidePx: 128, frameCount: 48, clips: PICTURES },
  { name: 'Discord sticker', maxBytes: 512 * 1024, sidePx: 320, frameCount: 24, clips: PICTURES },
  { name: 'Slack emoji', maxBytes: 128 * 1000, sidePx: 128, frameCount: 24, clips: PICTURES },
  { name: 'X', maxBytes: 15e6, sidePx: 480, frameCount: 350, clips: ['own-surfer', 'own-forest'] },
];
const LEAST_SHARE = 0.97;
const MOST_ENCODES = 4;

/** `maxBytes`: files are never above it and closely below it, in bounded time. */
export async function checkBudgets(): Promise<void> {
  for (const budget of BUDGETS) {
    const results: string[] = [];
    let [fits, isClose, isQuick] = [true, true, true];
    for (const name of budget.clips) {
      const frames = await framesFor(name, budget);
      const free = await counted(frames, {});
      const bounded = await counted(frames, { maxBytes: budget.maxBytes });
      const share = bounded.gif.sizeBytes / budget.maxBytes;
      const times = bounded.pixels / free.pixels;
      fits &&= share <= 1;
      if (free.gif.sizeBytes > budget.maxBytes) isClose &&= share >= LEAST_SHARE && share <= 1;
      isQuick &&= times <= MOST_ENCODES;
      const gaveUp = bounded.gif.gaveUp.join(' and ') || 'nothing';
      results.push(
        `${name} ${(share * 100).toFixed(1)}% of it (alone ${((free.gif.sizeBytes / budget.maxBytes) * 100).toFixed(0)}%), x${times.toFixed(1)}, gave up ${gaveUp}`,
      );
    }
    for (const result of results) console.log(`     ${budget.name}: ${result}`);
    const answer = (held: boolean): string => (held ? 'every clip' : 'not every clip');
    report(`${budget.name}: fits`, answer(fits), 'every clip', fits);
    report(`${budget.name}: within 3% below`, answer(isClose), 'every clip', isClose);
    report(`${budget.name}: in four encodes' time`, answer(isQuick), 'every clip', isQuick);
  }
}

/** Counts the pixels that are compressed: unlike seconds, they are the same on every machine. */
async function counted(
  frames: readonly Frame[],
  options: GifOptions,
): Promise<{ readonly gif: Gif; readonly pixels: number }> {
  const threads = openEncoderThreads(1);
  let pixels = 0;
  const runner: NonNullable<GifOptions['runner']> = {
    run(segment) {
      pixels += segment.width * segment.height * segment.frames.length;
      return threads.run(segment);
    },
  };
  try {
    const delaysMs = DELAY_HUNDREDTHS * 10;
    return { gif: await encodeGifBytes(frames, { ...options, delaysMs, runner }), pixels };
  } finally {
    threads.close();
  }
}

/** A clip, scaled and repeated to what the place takes. */
async function framesFor(name: string, budget: Budget): Promise<readonly Frame[]> {
  const clip = CLIPS.find((one) => one.name === name)!;
  const { start: _, ...shape } = clip;
  const side = Math.min(budget.sidePx, clip.width);
  const scaled: Frame[] = [];
  for (const pixels of await readClip(await clipFile(clip), shape)) {
    const image = sharp(pixels, { raw: { width: clip.width, height: clip.height, channels: 4 } });
    const data = await image.resize(side, side).raw().toBuffer();
    scaled.push({ data, width: side, height: side });
  }
  return Array.from({ length: budget.frameCount }, (_, frame) => scaled[frame % scaled.length]!);
}
