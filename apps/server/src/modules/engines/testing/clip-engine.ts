import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIP_LIMITS } from '../calls/guarded-fetch.ts';
import type { CallLimits } from '../calls/send-hop.ts';
import { ffmpegForTests, makeClip } from '../clip/testing/make-clip.ts';
import type { Engine, EngineRequest } from '../engine/engine.ts';
import { createModelEngines } from '../model-engines.ts';

const SHORT_LIMITS: CallLimits = { ...CLIP_LIMITS, connectMs: 2_000, answerMs: 3_000 };

export interface ClipEngineOptions {
  readonly wholeMs?: number;
  readonly limits?: CallLimits;
}

/** Found once, because that takes longer than most tests. */
let ffmpeg: ReturnType<typeof ffmpegForTests> | undefined;

/** An engine for loops that calls a local server instead of its provider's, without pauses. */
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
    { limits: SHORT_LIMITS, sleep: () => Promise.resolve(), ...options },
  );
  return await open('gif', { provider, model, plans: ['premium'] });
}

/** An MP4 of 1.5 seconds. */
export async function newClip(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-clip-'));
  const image = 'testsrc2=size=96x64:rate=16:duration=1.5';
  try {
    const file = await makeClip(image, join(folder, 'a.mp4'), '-pix_fmt', 'yuv420p');
    return new Uint8Array(await readFile(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A request for a loop of one second and 64 × 64 pixels. */
export const foxLoop = (rest: Partial<EngineRequest> = {}): EngineRequest => ({
  kind: 'gif',
  prompt: 'a red fox',
  negativePrompt: null,
  options: { seed: 7, aspect: '1:1', width: 64, height: 64, seconds: 1, framesPerSecond: 12 },
  reference: null,
  ...rest,
});
