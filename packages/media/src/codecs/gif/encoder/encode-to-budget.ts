import { concatBytes } from '../../../bytes.ts';
import { type Attempt, SAMPLE_SHARE, searchBudget } from './budget-search.ts';
import { encodeFrames, type EncodedFrames, type EncodeJob } from './encode-frames.ts';
import type { Frame, FrameSequence, GifFrames } from './frame.ts';
import { type GifOptions, resolveSettings } from './options.ts';
import { framesPerSegment } from './segment.ts';
import { shrinkFrame } from './shrink.ts';

export interface BudgetedFile extends EncodedFrames {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sizeBytes: number;
  readonly attempt: Attempt;
}

/**
 * A file of at most `maxBytes`, where it can be met; see `searchBudget`.
 *
 * @param top the quality and colours to begin with, which are not exceeded
 */
export async function encodeToBudget(
  frames: GifFrames,
  maxBytes: number,
  top: Pick<Attempt, 'quality' | 'colors'>,
  options: GifOptions,
  job: EncodeJob,
): Promise<BudgetedFile> {
  const reopen = await makeReopenable(frames, options);
  let attempts = 0;
  const encode = async (
    attempt: Attempt,
    sampled?: (segmentIndex: number) => number,
  ): Promise<Omit<BudgetedFile, 'attempt'>> => {
    const number = ++attempts;
    const { quality, colors, sparesPalettes, scale } = attempt;
    const source = scale < 1 ? shrunk(reopen(), scale, job.source.alpha !== null) : reopen();
    const pieces = encodeFrames(source, {
      ...job,
      settings: resolveSettings({ ...options, quality, colors }, sparesPalettes),
      ...(sampled && { sampled }),
      onProgress: (framesTaken, framesEncoded) =>
        options.onProgress?.({ framesTaken, framesEncoded, attempt: number }),
    });
    const parts: Uint8Array[] = [];
    for (;;) {
      const { value, done } = await pieces.next();
      if (done) {
        const bytes = concatBytes(parts);
        return { ...value, bytes, sizeBytes: bytes.length };
      }
      parts.push(value);
    }
  };

  let first: EncodedFrames | null = null;
  const { attempt, whole } = await searchBudget(
    maxBytes,
    { ...top, sparesPalettes: false, scale: 1 },
    {
      async whole(attempt) {
        const file = await encode(attempt);
        first ??= file;
        return file;
      },
      sample: async (attempt) => (await encode(attempt, sampleOf(first!))).sizeBytes,
    },
  );
  return { ...whole, attempt };
}

/**
 * Whole segments, evenly spread, or the beginning of the middle one: the first frame is like no other.
 */
function sampleOf({ width, height, delaysHundredths, segmentCount }: EncodedFrames) {
  const segmentLength = framesPerSegment(width, height);
  const frameCount = Math.ceil(delaysHundredths.length * SAMPLE_SHARE);
  const picked = Math.max(1, Math.floor(frameCount / segmentLength));
  const chosen = new Set(
    Array.from({ length: picked }, (_, index) =>
      Math.floor(((index + 0.5) * segmentCount) / picked),
    ),
  );
  return (segmentIndex: number): number =>
    chosen.has(segmentIndex) ? Math.min(segmentLength, frameCount) : 0;
}

async function makeReopenable(
  frames: GifFrames,
  { signal }: GifOptions,
): Promise<() => FrameSequence> {
  if (typeof frames === 'function') return frames;
  if (Array.isArray(frames)) return () => frames;
  const held: Frame[] = [];
  for await (const frame of frames) {
    signal?.throwIfAborted();
    held.push({ ...frame, data: frame.data.slice() });
  }
  return () => held;
}

async function* shrunk(
  frames: FrameSequence,
  scale: number,
  countsAlpha: boolean,
): AsyncGenerator<Frame, void, void> {
  for await (const frame of frames) {
    const width = Math.max(1, Math.round(frame.width * scale));
    const height = Math.max(1, Math.round(frame.height * scale));
    yield shrinkFrame(frame, width, height, countsAlpha);
  }
}
