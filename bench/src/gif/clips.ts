import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clip, type ClipShape, frameBytes } from './clip.ts';
import { drawnClips } from './clips/drawn.ts';
import { illustratedClips } from './clips/illustrated.ts';
import { lightClips } from './clips/light.ts';
import { natureClips } from './clips/nature.ts';

export const CLIPS: readonly Clip[] = [
  ...lightClips,
  ...natureClips,
  ...drawnClips,
  ...illustratedClips,
];

/** Clips, peers' files and their figures are kept here until a clip's code changes. */
export const CACHE_FOLDER = join(tmpdir(), `loopwright-gif-bench-${clipVersion()}`);

function clipVersion(): string {
  const hash = createHash('sha256');
  const folder = new URL('clips/', import.meta.url);
  for (const file of readdirSync(folder).toSorted())
    hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 12);
}

/** The file of the clip's raw frames, one after another; drawn when it is not there yet. */
export async function clipFile(clip: Clip): Promise<string> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const path = join(CACHE_FOLDER, `${clip.name}.rgba`);
  if (existsSync(path)) return path;
  const draw = await clip.start();
  const file = await open(`${path}.part`, 'w');
  const pixels = new Uint8Array(frameBytes(clip));
  for (let frame = 0; frame < clip.frameCount; frame++) {
    draw(frame / clip.frameCount, pixels);
    await file.write(pixels);
  }
  await file.close();
  renameSync(`${path}.part`, path);
  return path;
}

/** All frames of a clip, in one piece. */
export async function readClip(path: string, shape: ClipShape): Promise<readonly Uint8Array[]> {
  const bytes = await readFile(path);
  return Array.from({ length: shape.frameCount }, (_, frame) =>
    bytes.subarray(frame * frameBytes(shape), (frame + 1) * frameBytes(shape)),
  );
}
