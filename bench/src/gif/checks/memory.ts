import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../../report.ts';
import { CACHE_FOLDER, clipFile, CLIPS } from '../clips.ts';
import { libraries } from '../encoders/libraries.ts';

const CLIP = 'flat-art';
const FRAMES = 2000;
const MOST_BYTES = 150e6;

/** The whole process, Node included, while it encodes a long clip frame by frame. */
export async function checkMemory(): Promise<void> {
  const clip = CLIPS.find(({ name }) => name === CLIP)!;
  const { start: _, ...shape } = clip;
  const encoder = libraries.find(({ name }) => name === 'ours')!;
  const gifPath = join(CACHE_FOLDER, 'long.gif');
  const clipPath = await clipFile(clip);
  const { peakBytes } = await encoder.encode({
    shape: { ...shape, frameCount: FRAMES },
    clipFrameCount: clip.frameCount,
    onlyCold: true,
    clipPath,
    gifPath,
  });
  rmSync(gifPath);
  const measured = `${(peakBytes / 1e6).toFixed(0)} MB`;
  report(`memory, ${FRAMES} frames of 480 px`, measured, 'at most 150 MB', peakBytes <= MOST_BYTES);
}
