import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../../report.ts';
import { CACHE_FOLDER, clipFile, CLIPS } from '../clips.ts';
import { libraries } from '../encoders/libraries.ts';

/** A long file of little change, and one in which every pixel changes all the time. */
const LONG_CLIPS = [
  { name: 'flat-art', frameCount: 2000 },
  { name: 'own-forest', frameCount: 240 },
] as const;
const MOST_BYTES = 150e6;

/** The whole process, Node included, while it encodes long clips of 480 px frame by frame. */
export async function checkMemory(): Promise<void> {
  const encoder = libraries.find(({ name }) => name === 'ours')!;
  const gifPath = join(CACHE_FOLDER, 'long.gif');
  for (const { name, frameCount } of LONG_CLIPS) {
    const clip = CLIPS.find((one) => one.name === name)!;
    const { start: _, ...shape } = clip;
    const { peakBytes } = await encoder.encode({
      shape: { ...shape, frameCount },
      clipFrameCount: clip.frameCount,
      onlyCold: true,
      clipPath: await clipFile(clip),
      gifPath,
    });
    rmSync(gifPath);
    const measured = `${(peakBytes / 1e6).toFixed(0)} MB`;
    const isMet = peakBytes <= MOST_BYTES;
    report(`memory, ${frameCount} frames of ${name}`, measured, 'at most 150 MB', isMet);
  }
}
