import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODEL_MESSAGES } from '@loopwright/contract';
import { closeClip } from '../../clip/close-clip.ts';
import type { ClosedClip } from '../../clip/clip-task.ts';
import type { Ffmpeg } from '../../clip/find-ffmpeg.ts';
import type { EngineOptions, WorkContext } from '../engine.ts';
import { EngineError } from '../engine-error.ts';

const CLIP_BYTES_MAXIMUM = 64 * 1024 * 1024;

/**
 * Makes the master of a clip that a model has sent.
 *
 * @param engine its id, for the recipe
 * @throws EngineError when it is too large, AppError when it cannot be read
 */
export async function closeSentClip(
  clip: Uint8Array,
  engine: string,
  options: EngineOptions,
  ffmpeg: Ffmpeg,
  context: WorkContext,
): Promise<ClosedClip> {
  const { width, height, seconds, framesPerSecond } = options;
  if (seconds === undefined || framesPerSecond === undefined) {
    throw new Error('A loop needs seconds and frames per second.');
  }
  if (clip.byteLength > CLIP_BYTES_MAXIMUM) throw tooLarge(clip.byteLength);
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-sent-'));
  try {
    const file = join(folder, 'clip');
    await writeFile(file, clip, { mode: 0o600 });
    return await closeClip(
      file,
      {
        ffmpeg,
        width,
        height,
        seconds,
        framesPerSecond,
        provenance: { digitalSource: 'trained', recipe: { engine, ...options } },
      },
      context,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tooLarge = (bytes: number): EngineError =>
  new EngineError('internal', {
    publicMessage: MODEL_MESSAGES.modelUnusable,
    isRetryable: true,
    mayHaveCost: true,
    cause: new Error(`The clip has ${bytes} bytes.`),
  });
