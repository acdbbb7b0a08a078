import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { encodeGifBytes } from '@loopwright/media';
import { report } from '../../report.ts';
import { type Clip, frameBytes } from '../clip.ts';
import { clipFile, CLIPS } from '../clips.ts';
import { openPage } from './browser.ts';
import { bundle } from './bundle.ts';

const CLIP = 'own-surfer';
const TIMES = 4;
/** Of the encoder, minified and by gzip. */
export const MOST_BUNDLE_BYTES = 20_000;
const MOST_TIMES_OF_NODE = 1.5;

/** What the encoder weighs for a page, and how fast it is in a worker there. */
export async function checkBrowser(): Promise<void> {
  const weight = gzipSync(await bundle('encoder-entry.ts'), { level: 9 }).length;
  const measured = `${(weight / 1000).toFixed(1)} kB`;
  report('library, gzip', measured, 'at most 20 kB', weight <= MOST_BUNDLE_BYTES);

  const clip = CLIPS.find(({ name }) => name === CLIP)!;
  const pixels = readFileSync(await clipFile(clip));
  const inWorker = await workerDurations(clip, pixels);
  if (!inWorker) {
    console.log('The browser is left out: apt-get install chromium, or set CHROMIUM_PATH');
    return;
  }
  const inNode = await nodeDurations(clip, pixels);
  const [worker, node] = [Math.min(...inWorker), Math.min(...inNode)];
  report(
    'Chromium in a worker over Node',
    `x${(worker / node).toFixed(2)} (${worker.toFixed(0)} and ${node.toFixed(0)} ms, best of ${TIMES})`,
    `at most x${MOST_TIMES_OF_NODE}`,
    worker <= node * MOST_TIMES_OF_NODE,
  );
}

async function workerDurations(clip: Clip, pixels: Buffer): Promise<readonly number[] | null> {
  const opened = await openPage();
  if (!opened) return null;
  const { page, files, close } = opened;
  try {
    const code = Buffer.from(await bundle('worker-entry.ts'));
    files.set('/worker.js', { type: 'text/javascript', body: code });
    files.set('/clip', { type: 'application/octet-stream', body: pixels });
    const { width, height } = clip;
    return await page.evaluate<readonly number[]>(`(async () => {
      const pixels = new Uint8Array(await (await fetch('/clip')).arrayBuffer());
      const worker = new Worker('/worker.js', { type: 'module' });
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        const task = { pixels, width: ${width}, height: ${height}, times: ${TIMES} };
        worker.postMessage(task, [pixels.buffer]);
      });
    })()`);
  } finally {
    await close();
  }
}

async function nodeDurations(clip: Clip, pixels: Buffer): Promise<readonly number[]> {
  const { width, height, frameCount } = clip;
  const size = frameBytes(clip);
  const frames = Array.from({ length: frameCount }, (_, index) => ({
    data: pixels.subarray(index * size, (index + 1) * size),
    width,
    height,
  }));
  const durationsMs: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    await encodeGifBytes(frames);
    durationsMs.push(performance.now() - start);
  }
  return durationsMs;
}
