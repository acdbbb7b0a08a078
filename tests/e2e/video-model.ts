import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ffmpegForTests } from '../../apps/server/src/modules/engines/clip/testing/make-clip.ts';
import { job, openFakeVideos } from '../../apps/server/src/modules/engines/testing/fake-videos.ts';

const LOOP = fileURLToPath(new URL('../../apps/web/public/loops/fox.gif', import.meta.url));

/** A local video model that answers every request with the same clip of a fox. */
export async function startVideoModel(): Promise<{ readonly baseUrl: string }> {
  const server = await openFakeVideos('vllm-omni', await newClip());
  server.onLook(job('completed'));
  return { baseUrl: `${server.origin}/v1` };
}

/** One and a third rounds of the loop, starting in its middle. */
async function newClip(): Promise<Uint8Array> {
  const { path } = await ffmpegForTests();
  const folder = await mkdtemp(join(tmpdir(), 'loopwright-video-model-'));
  try {
    const file = join(folder, 'clip.mp4');
    const input = ['-loglevel', 'error', '-nostdin', '-stream_loop', '1', '-ss', '0.4', '-i', LOOP];
    const output = ['-t', '4', '-vf', 'fps=16', '-pix_fmt', 'yuv420p', file];
    await promisify(execFile)(path, [...input, ...output]);
    return new Uint8Array(await readFile(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}
