import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegForTests, makeClip } from '../clip/testing/make-clip.ts';
import type { CallLimits } from '../calls/send-hop.ts';
import type { Engine, EngineRequest } from '../engine/engine.ts';
import { CLIP_LIMITS } from '../calls/guarded-fetch.ts';
import { createModelEngines } from '../model-engines.ts';

const IN_A_HURRY: CallLimits = { ...CLIP_LIMITS, connectMs: 2_000, answerMs: 3_000 };

export interface ClipEngineOptions {
  readonly wholeMs?: number;
  readonly limits?: CallLimits;
}

/** Asked for once: that takes longer than most tests. */
let ffmpeg: ReturnType<typeof ffmpegForTests> | undefined;

/** An engine for loops that talks to a local server in the place of its provider's, and never waits. */
export async function openClipEngine(
  provider: string,
  model: string,
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string },
  options: ClipEngineOptions = {},
): Promise<Engine> {
  const settings = { apiKey, baseUrl, steps: null };
  const { open } = createModelEngines(
    { providers: { [provider]: settings }, concurrency: 2 },
    { ffmpeg: await (ffmpeg ??= ffmpegForTests()) },
    { limits: IN_A_HURRY, pause: () => Promise.resolve(), ...options },
  );
  return await open('gif', { provider, model, plans: ['premium'] });
}

/** An MP4 of a second and a half. */
export async function newClip(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-desk-'));
  const picture = 'testsrc2=size=96x64:rate=16:duration=1.5';
  try {
    const file = await makeClip(picture, join(folder, 'a.mp4'), '-pix_fmt', 'yuv420p');
    return new Uint8Array(await readFile(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A fox for one second in 64 × 64 pixels. */
export const foxLoop = (rest: Partial<EngineRequest> = {}): EngineRequest => ({
  kind: 'gif',
  prompt: 'a red fox',
  negativePrompt: null,
  options: { seed: 7, aspect: '1:1', width: 64, height: 64, seconds: 1, framesPerSecond: 12 },
  reference: null,
  ...rest,
});
