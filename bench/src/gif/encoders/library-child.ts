import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
/**
 * One library in a process of its own: `node library-child.ts <library> <job as JSON>` writes the
 * file and prints its cost. CPU time is that of encoding alone, from raw frames to a written file.
 * JavaScript is measured twice: cold, and again when it has been compiled, as it is in a server. A
 * library is only loaded where it is the one, or it would count in the others' memory.
 */
import { encodeGif, type Frame, type GifOptions } from '@loopwright/media';
import type { GifOptions as SharpOptions } from 'sharp';
import { DELAY_HUNDREDTHS, frameBytes } from '../clip.ts';
import type { Cost, EncodeJob } from './encoder.ts';
import { TECHNIQUES } from './techniques.ts';

export type LibraryName = 'ours' | 'ours-fast' | 'sharp' | 'sharp-3' | 'gifenc';

type Encode = (job: EncodeJob) => Promise<void>;

/** One frame in memory at a time, always in the same buffer. */
function* framesOf({ shape, clipPath, clipFrameCount }: EncodeJob): Generator<Uint8Array> {
  const file = openSync(clipPath, 'r');
  const pixels = new Uint8Array(frameBytes(shape));
  for (let frame = 0; frame < shape.frameCount; frame++) {
    const position = (frame % (clipFrameCount ?? shape.frameCount)) * pixels.length;
    readSync(file, pixels, { position });
    yield pixels;
  }
  closeSync(file);
}

function* picturesOf(job: EncodeJob): Generator<Frame> {
  const { width, height } = job.shape;
  for (const data of framesOf(job)) yield { data, width, height };
}

function ours(options: GifOptions): Encode {
  return async (job) => {
    const file = openSync(job.gifPath, 'w');
    const { options: changed } = TECHNIQUES.find(({ name }) => name === job.without) ?? {};
    const settings = { ...options, ...changed, delaysMs: DELAY_HUNDREDTHS * 10 };
    for await (const piece of encodeGif(picturesOf(job), settings)) writeSync(file, piece);
    closeSync(file);
  };
}

function withSharp(options: SharpOptions): Encode {
  return async ({ shape, clipPath, gifPath }) => {
    const { default: sharp } = await import('sharp');
    const { width, height, frameCount } = shape;
    const delay = Array.from({ length: frameCount }, () => DELAY_HUNDREDTHS * 10);
    await sharp(readFileSync(clipPath), {
      raw: { width, height: height * frameCount, channels: 4, pageHeight: height },
      limitInputPixels: false,
    })
      .gif({ ...options, loop: 0, delay })
      .toFile(gifPath);
  };
}

const withGifenc: Encode = async (job) => {
  const { width, height } = job.shape;
  const { gifenc } = await import('./gifenc.ts');
  const { GIFEncoder, quantize, applyPalette } = gifenc;
  const encoder = GIFEncoder();
  for (const pixels of framesOf(job)) {
    const isClear = pixels.some((value, at) => at % 4 === 3 && value < 128);
    const format = isClear ? 'rgba4444' : 'rgb565';
    const palette = quantize(pixels, 256, { format, oneBitAlpha: isClear });
    const transparentIndex = palette.findIndex((colour) => colour[3] === 0);
    encoder.writeFrame(applyPalette(pixels, palette, format), width, height, {
      palette,
      delay: DELAY_HUNDREDTHS * 10,
      ...(transparentIndex >= 0 && { transparent: true, transparentIndex, dispose: 2 }),
    });
  }
  encoder.finish();
  writeFileSync(job.gifPath, encoder.bytes());
};

/** On Linux a new process starts with the peak of the one that made it; its status does not. */
function peakBytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return (kilobytes ? Number(kilobytes) : process.resourceUsage().maxRSS) * 1024;
}

const LIBRARIES: Readonly<Record<LibraryName, Encode>> = {
  ours: ours({}),
  'ours-fast': ours({ effort: 'fast' }),
  sharp: withSharp({}),
  'sharp-3': withSharp({ effort: 3 }),
  gifenc: withGifenc,
};

async function cpuSecondsOf(encode: Encode, job: EncodeJob): Promise<number> {
  const before = process.cpuUsage();
  await encode(job);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const [name, text] = process.argv.slice(2) as [LibraryName, string];
const job = JSON.parse(text) as EncodeJob;
const coldCpuSeconds = await cpuSecondsOf(LIBRARIES[name], job);
const cost: Cost = {
  coldCpuSeconds,
  peakBytes: peakBytes(),
  cpuSeconds:
    name.startsWith('sharp') || job.onlyCold
      ? coldCpuSeconds
      : await cpuSecondsOf(LIBRARIES[name], job),
};
console.log(JSON.stringify(cost));
