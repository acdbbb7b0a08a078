import type { SourceFacts } from '../../../fit/plan-file.ts';
import { sourceOfFrames } from '../../../frame-source.ts';
import type { Target } from '../../../targets/target.ts';
import { circlingLight } from '../../../testing/frames.ts';
import { openCodecs } from '../../codecs/registry.ts';
import { sharp } from '../../images/image-library.ts';
import { fitFile, type FitOptions, type FittedFile } from '../fit-file.ts';

const [width, height, count] = [192, 160, 48];

const DURATION_MS = 3000;

/** A loop of three seconds. */
export const source = sourceOfFrames(circlingLight(width, height, count), {
  width,
  height,
  delaysMs: DURATION_MS / count,
});
export const facts: SourceFacts = {
  width,
  height,
  delaysMs: source.delaysMs,
  hasAlpha: false,
  masterBytes: 400_000,
  enlargement: 2,
};
export const available = openCodecs(null);
export const options: FitOptions = { fit: 'pad', background: null, available };

/**
 * Fits the loop to a target, and compares what libvips reads of the file with the target's limits.
 * @returns the names of what is wrong
 */
export async function problemsOf(target: Target): Promise<string[]> {
  const result = await fitFile(source, facts, target, options);
  if (!result.isPossible) return [result.reason];
  const { file } = result;
  const { maxBytes = Infinity, maxFrames = Infinity } = target.limits;
  const wrong = {
    encodes: file.encodes > 12,
    checks: file.checks.some(({ passed }) => !passed),
    bytes: file.bytes.length > maxBytes,
    // libvips reads the first frame of an animated PNG only; the codec's own test looks at the others.
    ...(file.format === 'apng' ? {} : await compare(file, maxFrames)),
  };
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}

async function compare(file: FittedFile, maxFrames: number): Promise<Record<string, boolean>> {
  const seen = await sharp(file.bytes, { pages: -1 }).metadata();
  const durationMs = seen.delay?.reduce((sum, delay) => sum + delay, 0) ?? 0;
  return {
    size: seen.width !== file.width || seen.pageHeight !== file.height,
    loop: seen.loop !== 0,
    frames: (seen.pages ?? 1) > maxFrames,
    duration: Math.abs(durationMs - DURATION_MS) >= 50,
  };
}
