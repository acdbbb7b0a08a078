import type { SizeRule, TargetLimits } from '@loopwright/media';
import type { SeenFile } from './inspect.ts';

/** A GIF keeps hundredths of a second, a WebP thousandths: each duration may be off by one of them. */
const ROUNDING_MS = 10;

/**
 * The limits that a file breaks. Written without the product's own check, which the bench checks.
 *
 * @param seen by one decoder
 * @returns a sentence for each
 */
export function brokenLimits(limits: TargetLimits, seen: SeenFile, sizeBytes: number): string[] {
  const { width, height, frames, durationMs, decoder } = seen;
  const isStill = frames === 1;
  const broken: string[] = [];
  if (frames === 0) broken.push('no frames');
  const atMost = (what: string, value: number, limit: number | undefined, slack = 0): void => {
    if (limit !== undefined && value > limit + slack) broken.push(`${what} ${value} > ${limit}`);
  };
  const atLeast = (what: string, value: number, limit: number | undefined, slack = 0): void => {
    if (limit !== undefined && value < limit - slack) broken.push(`${what} ${value} < ${limit}`);
  };
  atMost('bytes', sizeBytes, (isStill ? limits.maxStillBytes : undefined) ?? limits.maxBytes);
  atMost('pixels', width * height * frames, limits.maxTotalPixels);
  if (!hasSize(limits.size, width, height)) broken.push(`size ${width} x ${height}`);
  if (!isStill) {
    const fps = (frames * 1000) / durationMs;
    atMost('frames', frames, limits.maxFrames);
    atLeast('frames', frames, limits.minFrames);
    atMost('ms', durationMs, limits.maxDurationMs, ROUNDING_MS);
    atLeast('ms', durationMs, limits.minDurationMs, ROUNDING_MS);
    atMost('fps', fps, limits.maxFps, 0.1);
    atLeast('fps', fps, limits.minFps, 0.1);
    const offMs = Math.abs(durationMs - Math.round(durationMs / 1000) * 1000);
    if (limits.wholeSeconds) atMost('ms off whole seconds', offMs, 0, ROUNDING_MS);
  }
  return broken.map((sentence) => `${decoder}: ${sentence}`);
}

function hasSize(rule: SizeRule, width: number, height: number): boolean {
  const longer = Math.max(width, height);
  switch (rule.kind) {
    case 'exact':
      return rule.sizes.some(([w, h]) => w === width && h === height);
    case 'longerSide':
      return longer === rule.side;
    case 'within':
      return width <= rule.width && height <= rule.height && longer >= (rule.minSide ?? 0);
    case 'ratios':
      return rule.ratios.some(([w, h]) => Math.abs(width - (height * w) / h) <= 2);
    default:
      return rule satisfies never;
  }
}
