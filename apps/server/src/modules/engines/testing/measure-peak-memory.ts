import { CLIP_LIMITS, createGuardedFetch } from '../calls/guarded-fetch.ts';
import { openClipModel } from '../clip-models/videos.ts';
import { foxLoop } from './clip-engine.ts';
import { JOB } from './fake-videos.ts';
import { newContext } from './new-context.ts';
import { openEngineAt, foxRequest } from './provider-engine.ts';

/**
 * Runs as a process: reads responses and prints the peak growth of its memory in bytes. It is started
 * with `--expose-gc`; its arguments are the kind of work, the address of a local server and the number
 * of simultaneous requests.
 */
const [, , work = '', origin = '', times = '1'] = process.argv;
const SAMPLE_MS = 2;

/** The peak memory since the start of the process, in bytes. */
function peakOfProcess(): number {
  return process.resourceUsage().maxRSS * 1024;
}

async function prepare(): Promise<() => Promise<unknown>> {
  if (work === 'image') {
    const engine = await openEngineAt(origin, 'openai', 'gpt-image-1');
    return () => engine.generate(foxRequest(), newContext());
  }
  const settings = { model: 'wan', apiKey: null, baseUrl: `${origin}/v1`, steps: null };
  const fetch = createGuardedFetch(origin, CLIP_LIMITS);
  const model = await openClipModel({ ...settings, fetch });
  return work === 'clip'
    ? () => model.check(JOB, newContext())
    : () => model.start(foxLoop(), newContext());
}

const take = await prepare();
globalThis.gc?.();
const before = process.memoryUsage.rss();
const peakBefore = peakOfProcess();
let peak = 0;
const sample = (): void => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
const timer = setInterval(sample, SAMPLE_MS);
const ends = await Promise.allSettled(Array.from({ length: Number(times) }, take));
clearInterval(timer);
sample();
// Peaks between two samples count as well, unless the start took more memory.
if (peakOfProcess() > peakBefore) peak = Math.max(peak, peakOfProcess());
const taken = ends.filter(({ status }) => status === 'fulfilled').length;
process.stdout.write(JSON.stringify({ growthBytes: peak - before, taken }));
process.exit();
